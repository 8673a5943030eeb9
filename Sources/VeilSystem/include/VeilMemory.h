#ifndef VEIL_MEMORY_H
#define VEIL_MEMORY_H

// Memory that holds what must not outlive a call.

#include <stdlib.h>
#include <string.h>

/// Memory of that size, never NULL. In WebAssembly address 0 is memory like any other, so a failure has to stop here.
static inline unsigned char *veil_allocate_bytes(unsigned long count) {
    unsigned char *bytes = (unsigned char *)malloc(count > 0 ? count : 1);
    if (bytes == NULL) __builtin_trap();
    return bytes;
}

static inline void veil_free_bytes(unsigned char *bytes) { free(bytes); }

/// Zeroes bytes even when nobody reads them again, which a plain memset before free does not.
static inline void veil_erase(void *bytes, unsigned long count) {
    memset(bytes, 0, count);
    __asm__ __volatile__("" : : "r"(bytes) : "memory");
}

#endif
