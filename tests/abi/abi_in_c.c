#include <sitdown/abi.h>

int sitdown_abi_compiles_as_c(void) { return (int)sizeof(sd_module); }
