# The rules themselves: most tests put a position together and look at what the game class makes of it.
target_sources(test_empire_city PRIVATE $<TARGET_OBJECTS:empire_city_core>)
