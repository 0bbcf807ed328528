add_subdirectory(fixtures/modules)
add_dependencies(test_loader fixture_modules)
# Every module that is built is held against what the loader expects.
file(GLOB game_folders CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/plugins/*/CMakeLists.txt)
foreach(folder IN LISTS game_folders)
    cmake_path(GET folder PARENT_PATH folder)
    cmake_path(GET folder FILENAME game)
    add_dependencies(test_loader ${game})
endforeach()
