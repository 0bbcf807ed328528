# The tests set up positions in the game class itself.
target_sources(test_godfather_1971 PRIVATE $<TARGET_OBJECTS:godfather_1971_core>)
target_compile_definitions(test_godfather_1971 PRIVATE GODFATHER_DATA="${CMAKE_SOURCE_DIR}/data/godfather_1971"
                                                       GODFATHER_TESTS="${CMAKE_CURRENT_LIST_DIR}")
add_dependencies(test_godfather_1971 sitdown) # one test plays at the terminal
