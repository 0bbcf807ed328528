/* sitdown-manifest LIBRARY FILE: asks a module for its manifest and writes it to a file. */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include <sitdown/abi.h>

static void write_text(void *context, const char *bytes, uint32_t length) { fwrite(bytes, 1, length, (FILE *)context); }

static int fail(const char *what, const char *detail) {
    fprintf(stderr, "sitdown-manifest: %s: %s\n", what, detail);
    return 1;
}

int main(int count, char **words) {
    if (count != 3) return fail("usage", "sitdown-manifest LIBRARY FILE");
    void *library = dlopen(words[1], RTLD_NOW);
    if (!library) return fail("the library does not load", dlerror());
    void *symbol = dlsym(library, SD_ENTRY_NAME);
    if (!symbol) return fail("the library has no " SD_ENTRY_NAME, "export the game with SITDOWN_EXPORT");
    sd_entry_function entry;
    memcpy(&entry, &symbol, sizeof entry);
    const sd_module *module = entry(SD_ABI_MAJOR, SD_ABI_MINOR);
    if (!module) return fail("the module refuses this ABI version", words[1]);
    FILE *file = fopen(words[2], "wb");
    if (!file) return fail("the manifest cannot be written", words[2]);
    sd_sink sink = {file, NULL, write_text};
    int32_t result = module->manifest(&sink);
    if (fclose(file) != 0 || result < 0) {
        remove(words[2]);
        return fail("the module gave no manifest", words[1]);
    }
    return 0;
}
