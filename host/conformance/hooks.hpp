// Ears on the C library: while armed, every call from any loaded library that takes memory is counted, and every call
// that would open a file or start a thread is noted and refused. Works by changing the loaded libraries' tables of
// imported functions, so it is for a child process that checks one module and ends.
#pragma once

#include <cstdint>
#include <string>

namespace sitdown::host::conformance {

class Hooks {
public:
    // False where this system's libraries have no such tables that we can read: then nothing can be said.
    static bool install();

    // While one of these lives, calls are listened to.
    class Listening {
    public:
        Listening();
        ~Listening();
        Listening(const Listening&) = delete;
        Listening& operator=(const Listening&) = delete;
    };

    static std::uint64_t allocations();  // so far, while listened to
    static std::string file_call();      // the first function that was called to open something; empty: none
    static std::string thread_call();    // the same for threads and processes
};

}  // namespace sitdown::host::conformance
