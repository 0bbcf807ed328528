// What a probe's two sides agree on. The child writes lines to the reply pipe: `at <what the module is doing>`
// before each step, and at the very end `ok`, `printed`, or
// `no <code> <sentence>`.
#pragma once

namespace sitdown::host::probe_wire {

constexpr const char* flag = "--probe";
// Set for the child: a program that does not know the flag must not start probes of its own, and those theirs.
constexpr const char* marker = "SITDOWN_PROBE_CHILD";
constexpr int reply = 3;   // descriptor of the reply pipe in the child
constexpr int output = 1;  // and of the file that takes what the module prints, as is 2

// What a user can do about a module that misbehaves.
constexpr const char* remedy = "; remove the module or get a repaired one";

}  // namespace sitdown::host::probe_wire
