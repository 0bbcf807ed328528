// The C side may only grow at its end: these numbers are the promise.
#include <sitdown/abi.h>

#include <catch2/catch.hpp>
#include <cstddef>

static_assert(sizeof(sd_choice) == 16);
static_assert(sizeof(sd_status) == 16);
static_assert(sizeof(sd_standing) == 8);
static_assert(sizeof(sd_event) == 36);
static_assert(sizeof(sd_seen) == 12);
static_assert(offsetof(sd_status, phase) == 4 && offsetof(sd_status, window) == 10 &&
              offsetof(sd_status, ending) == 13);
static_assert(offsetof(sd_event, from) == 12 && offsetof(sd_event, amount) == 20 && offsetof(sd_event, news) == 32);
static_assert(offsetof(sd_module, manifest) == 8 && offsetof(sd_module, apply) == 72);
static_assert(offsetof(sd_module, extension) == 192 && sizeof(sd_module) == 200);

extern "C" int sitdown_abi_compiles_as_c(void);

TEST_CASE("the C header compiles as C11 and references pack and unpack") {
    CHECK(sitdown_abi_compiles_as_c() == 200);
    const sd_ref ref = SD_REF(SD_REF_SLOT, 7, 3, 41);
    CHECK(SD_REF_KIND(ref) == SD_REF_SLOT);
    CHECK(SD_REF_COMPONENT(ref) == 7);
    CHECK(SD_REF_OWNER(ref) == 3);
    CHECK(SD_REF_INDEX(ref) == 41);
}
