# find_package(Sitdown): the target sitdown::sdk and the function sitdown_add_plugin. The sdk folder is the package, in
# a checkout as well as installed: point Sitdown_DIR at its cmake folder.
include_guard(GLOBAL)
enable_language(C)
get_filename_component(SITDOWN_SDK ${CMAKE_CURRENT_LIST_DIR}/.. ABSOLUTE)

find_package(nlohmann_json REQUIRED)
add_library(sitdown_sdk INTERFACE)
add_library(sitdown::sdk ALIAS sitdown_sdk)
target_include_directories(sitdown_sdk INTERFACE ${SITDOWN_SDK}/include)
target_link_libraries(sitdown_sdk INTERFACE nlohmann_json::nlohmann_json)
target_compile_features(sitdown_sdk INTERFACE cxx_std_20)

# Runs a freshly linked module and writes its manifest beside it: the manifest is written once, in the game.
add_executable(sitdown-manifest ${SITDOWN_SDK}/tools/manifest.c)
target_link_libraries(sitdown-manifest PRIVATE sitdown_sdk ${CMAKE_DL_LIBS})

include(${CMAKE_CURRENT_LIST_DIR}/SitdownPlugin.cmake)
