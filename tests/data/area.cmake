target_compile_definitions(test_data PRIVATE SITDOWN_DATA="${CMAKE_SOURCE_DIR}/data")
