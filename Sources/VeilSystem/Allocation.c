#ifdef __wasm__

#include <stddef.h>

// Swift takes its memory from posix_memalign and does not ask whether there was any. Natively the first write to NULL
// ends the process; in WebAssembly address 0 is memory like any other, and the write would go into somebody's data.
// build.sh links with --wrap=posix_memalign, so that a failure stops here.

int __real_posix_memalign(void **address, size_t alignment, size_t size);

int __wrap_posix_memalign(void **address, size_t alignment, size_t size) {
    int failure = __real_posix_memalign(address, alignment, size);
    if (failure != 0) __builtin_trap();
    return failure;
}

#else

// A file without declarations is no C.
typedef int veil_allocation_is_checked_by_the_system;

#endif
