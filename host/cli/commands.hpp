// One function per command, each in a file of its own.
#pragma once

#include "host/cli/arguments.hpp"
#include "host/cli/output.hpp"

namespace sitdown::host::cli {

Exit run(const ListArguments&);
Exit run(const InfoArguments&);
Exit run(const CompareArguments&);
Exit run(const PlayArguments&);
Exit run(const SimulateArguments&);
Exit run(const ValidateArguments&);
Exit run(const EngineArguments&);
Exit run(const ReplayArguments&);
Exit run(const BenchArguments&);
Exit run(const TableArguments&);
Exit run(const TextAnswer&);

}  // namespace sitdown::host::cli
