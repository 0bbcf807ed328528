// Whole files, in and out. Every failure is an Error that names the file.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace sitdown::host {

// Throws not_found, or bad_input when it is not a plain file, cannot be read, or is larger than `limit` bytes.
std::string read_file(const std::filesystem::path&, std::size_t limit);
// The file has either its old or its new content, also after a power cut: written beside, synced, renamed. Mode 0600.
void write_file(const std::filesystem::path&, std::string_view bytes);

}  // namespace sitdown::host
