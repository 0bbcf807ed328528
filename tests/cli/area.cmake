# These tests run the program itself.
add_dependencies(test_cli sitdown greed)
target_link_libraries(test_cli PRIVATE util) # openpty
# A newcomer's first hour: a game of his own from the SDK's template.
add_test(NAME template COMMAND ${CMAKE_COMMAND} -DSDK=${CMAKE_SOURCE_DIR}/sdk -DSITDOWN=$<TARGET_FILE:sitdown>
                               -DFOLDER=${CMAKE_BINARY_DIR}/template_test -P ${CMAKE_CURRENT_LIST_DIR}/template.cmake)
