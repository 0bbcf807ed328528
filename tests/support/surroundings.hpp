// What a test changes around itself and puts back: environment variables, a folder of its own.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

namespace sitdown::tests {

class Variable {
public:
    // A null value takes the variable away.
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* now = std::getenv(name)) before_ = now;
        set(value);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() { set(before_ ? before_->c_str() : nullptr); }

private:
    void set(const char* value) { value ? ::setenv(name_, value, 1) : ::unsetenv(name_); }
    const char* name_;
    std::optional<std::string> before_;
};

class ScratchFolder {
public:
    ScratchFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "sitdown-test-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw std::runtime_error("no scratch folder");
        path_ = std::filesystem::canonical(name);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

// The program's own files go to a scratch folder while this lives.
class ScratchHome {
public:
    ScratchHome() : moved_("SITDOWN_HOME", folder_.path().c_str()) {}
    const std::filesystem::path& path() const { return folder_.path(); }

private:
    ScratchFolder folder_;
    Variable moved_;
};

}  // namespace sitdown::tests
