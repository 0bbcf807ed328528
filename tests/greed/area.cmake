# These tests look inside the rules.
target_sources(test_greed PRIVATE $<TARGET_OBJECTS:greed_core>)
target_include_directories(test_greed PRIVATE ${CMAKE_SOURCE_DIR}/plugins/greed)
target_compile_definitions(test_greed PRIVATE GREED_DATA="${CMAKE_SOURCE_DIR}/data/greed")
