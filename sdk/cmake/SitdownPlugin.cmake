# sitdown_add_plugin(name [SOURCES …] [DATA folder] [INTO folder])
#
# Builds the game `name` from every .cpp in this folder and those below it (or from SOURCES) into a folder of its own,
# <build>/plugins/<name>/: the library, its manifest and its data. That folder is what a host loads. Data is every JSON
# file of the folder data/ beside this one; in the host's own tree, of data/<name>/ at its top.

function(sitdown_add_plugin name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "DATA;INTO" "SOURCES")
    if(NOT arg_SOURCES)
        file(GLOB_RECURSE arg_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
    endif()
    if(NOT arg_DATA)
        set(arg_DATA ${CMAKE_CURRENT_SOURCE_DIR}/data)
        if(NOT EXISTS ${arg_DATA})
            set(arg_DATA ${CMAKE_SOURCE_DIR}/data/${name})
        endif()
    endif()
    if(NOT arg_INTO)
        set(arg_INTO ${CMAKE_BINARY_DIR}/plugins)
    endif()
    set(bundle ${arg_INTO}/${name})

    # The rules once, for the library and for tests that look inside.
    add_library(${name}_core OBJECT ${arg_SOURCES})
    target_link_libraries(${name}_core PUBLIC sitdown_sdk)
    set_target_properties(${name}_core PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden
                                                  VISIBILITY_INLINES_HIDDEN ON)
    # Sets of cards are counted everywhere; without this, counting bits is a function call. Every PC since 2009 has it.
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
        target_compile_options(${name}_core PRIVATE -mpopcnt)
    endif()
    # One translation unit in a release: small rule functions of other files are inlined, and the headers are read once.
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(${name}_core PRIVATE -O3)
        set_target_properties(${name}_core PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
    endif()

    add_library(${name} MODULE $<TARGET_OBJECTS:${name}_core>)
    # One exported symbol, and nothing undefined left to be found out during play.
    target_link_options(${name} PRIVATE -Wl,--version-script=${CMAKE_CURRENT_FUNCTION_LIST_DIR}/plugin.map)
    if(NOT SITDOWN_SANITIZE)
        target_link_options(${name} PRIVATE -Wl,-z,defs)
    endif()
    set_target_properties(${name} PROPERTIES PREFIX "" LIBRARY_OUTPUT_DIRECTORY ${bundle} LINKER_LANGUAGE CXX
                                             LINK_DEPENDS ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/plugin.map)
    add_custom_command(TARGET ${name} POST_BUILD COMMAND sitdown-manifest $<TARGET_FILE:${name}> ${bundle}/manifest.json
                       COMMENT "Writing the manifest of ${name}" VERBATIM)
    add_dependencies(${name} sitdown-manifest)

    file(GLOB data CONFIGURE_DEPENDS ${arg_DATA}/*.json)
    if(data)
        set(copies)
        foreach(file IN LISTS data)
            cmake_path(GET file FILENAME leaf)
            add_custom_command(OUTPUT ${bundle}/data/${leaf} DEPENDS ${file}
                               COMMAND ${CMAKE_COMMAND} -E make_directory ${bundle}/data
                               COMMAND ${CMAKE_COMMAND} -E copy ${file} ${bundle}/data/${leaf} VERBATIM)
            list(APPEND copies ${bundle}/data/${leaf})
        endforeach()
        add_custom_target(${name}_data ALL DEPENDS ${copies})
        add_dependencies(${name} ${name}_data)
    endif()
endfunction()
