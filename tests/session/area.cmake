# A game for the moments that the tutorial game has not got.
sitdown_add_plugin(parlour SOURCES ${area}/parlour/parlour.cpp INTO ${CMAKE_BINARY_DIR}/fixtures)

# Plays a session in a process of its own, so that a test can kill it.
add_executable(session_driver ${area}/driver.cpp)
target_include_directories(session_driver PRIVATE ${CMAKE_SOURCE_DIR} ${area})
target_link_libraries(session_driver PRIVATE sitdown_host)
target_compile_definitions(session_driver PRIVATE SITDOWN_BUILD="${CMAKE_BINARY_DIR}")
add_dependencies(test_session goofspiel parlour torture session_driver)
