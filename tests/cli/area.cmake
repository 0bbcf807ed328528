# These tests run the program itself.
add_dependencies(test_cli sitdown)
target_link_libraries(test_cli PRIVATE util) # openpty
