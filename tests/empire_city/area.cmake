# The rules themselves: most tests put a position together and look at what the game class makes of it.
target_sources(test_empire_city PRIVATE $<TARGET_OBJECTS:empire_city_core>)
target_compile_definitions(test_empire_city PRIVATE EMPIRE_CITY_DATA="${CMAKE_SOURCE_DIR}/data/empire_city")
