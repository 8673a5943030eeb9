#ifndef VEIL_FILES_H
#define VEIL_FILES_H

// Files and process arguments as Swift cannot reach them without Foundation: errno, the variadic open, and the arguments
// of a WebAssembly command. Failures are told by a negative result; veil_error() then says which.

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __wasi__
#include <wasi/api.h>
#else
#include <poll.h>
#include <signal.h>
#endif

static inline int veil_error(void) { return errno; }

static inline const char *veil_error_text(int error) { return strerror(error); }

static inline int veil_is_broken_pipe(int error) { return error == EPIPE; }

/// Opens a file for reading; a directory fails here, with EISDIR, since WASI would call it a bad descriptor only later.
static inline int veil_open(const unsigned char *path) {
    int descriptor = open((const char *)path, O_RDONLY);
    struct stat status;
    if (descriptor >= 0 && fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
        close(descriptor);
        errno = EISDIR;
        return -1;
    }
    return descriptor;
}

/// True when a failed call is to be tried again; a descriptor that its owner made non-blocking is waited for.
static inline int veil_retries(int descriptor, int for_writing) {
    if (errno == EINTR) return 1;
#ifndef __wasi__
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
        struct pollfd wait = {descriptor, (short)(for_writing ? POLLOUT : POLLIN), 0};
        return poll(&wait, 1, -1) >= 0 || errno == EINTR;
    }
#endif
    return 0;
}

/// Where a byte first stands, or -1.
static inline long veil_find(unsigned char byte, const unsigned char *bytes, unsigned long count) {
    const unsigned char *found = (const unsigned char *)memchr(bytes, byte, count);
    return found == NULL ? -1 : (long)(found - bytes);
}

static inline long veil_read(int descriptor, unsigned char *bytes, unsigned long count) {
    for (;;) {
        long done = (long)read(descriptor, bytes, count);
        if (done >= 0 || !veil_retries(descriptor, 0)) return done;
    }
}

/// Writes all bytes, or fails.
static inline int veil_write(int descriptor, const unsigned char *bytes, unsigned long count) {
    while (count > 0) {
        long done = (long)write(descriptor, bytes, count);
        if (done >= 0) {
            bytes += done;
            count -= (unsigned long)done;
        } else if (!veil_retries(descriptor, 1)) {
            return -1;
        }
    }
    return 0;
}

/// Lets a write to a reader that has gone fail instead of ending the process.
static inline void veil_ignore_broken_pipes(void) {
#ifndef __wasi__
    signal(SIGPIPE, SIG_IGN);
#endif
}

#ifdef __wasi__
/// The process arguments, or NULL; they live as long as the process.
static inline unsigned char **veil_arguments(int *count) {
    __wasi_size_t number = 0, size = 0;
    *count = 0;
    if (__wasi_args_sizes_get(&number, &size) != 0) return NULL;
    unsigned char **arguments = (unsigned char **)malloc((number + 1) * sizeof(unsigned char *));
    unsigned char *bytes = (unsigned char *)malloc(size + 1);
    if (arguments == NULL || bytes == NULL || __wasi_args_get(arguments, bytes) != 0) return NULL;
    *count = (int)number;
    return arguments;
}
#endif

#endif
