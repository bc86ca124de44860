/* Stands between a program and the disk: notes what is written and synced in one folder, and fails
 * on demand. tests/crash/faulty_disk.py compiles it, and says what it models.
 *
 * It is loaded with LD_PRELOAD, so it sees every call that the program makes through the C library.
 * The log is written by system calls, past itself. A call is done first and noted afterwards: a
 * process that is killed in between has an operation on the disk that the log does not have. The
 * reader takes such an operation as never done, which is what a power cut could have made of it.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum fault { NONE, SYNC_FAILS, WRITE_FAILS, FILLS_UP, DIES };

/* Shared with the test, which changes it while the program runs. */
struct control {
    int32_t fault;
    int32_t calls_before; /* so many calls still succeed */
    int32_t times;        /* so many calls then fail; -1: all */
    int32_t hits;         /* how many have failed */
    int32_t syncs;        /* how many calls there were */
    int32_t writes;
};

struct record {
    uint32_t kind;
    uint32_t path;
    uint64_t offset;
    uint64_t length; /* of the data behind the path */
};

static struct control unused, *control = &unused;
static char folder[PATH_MAX];
static int log_to = -1;
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
    const char *in = getenv("FAULTY_DISK_FOLDER"), *log = getenv("FAULTY_DISK_LOG");
    const char *by = getenv("FAULTY_DISK_CONTROL");
    if (!in || !log || !by || !realpath(in, folder)) return;
    log_to = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
    int shared = syscall(SYS_openat, AT_FDCWD, by, O_RDWR | O_CLOEXEC, 0);
    void *at = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, shared, 0);
    if (log_to < 0 || shared < 0 || at == MAP_FAILED) abort();
    control = at;
    close(shared);
}

static void note(char kind, const char *path, uint64_t offset, const void *data, size_t length) {
    struct record head = {kind, strlen(path), offset, length};
    struct iovec parts[] = {{&head, sizeof head}, {(void *)path, head.path}, {(void *)data, length}};
    int before = errno;
    pthread_mutex_lock(&one_at_a_time);
    syscall(SYS_writev, log_to, parts, data ? 3 : 2);
    pthread_mutex_unlock(&one_at_a_time);
    errno = before;
}

static int inside(const char *path) {
    size_t length = strlen(folder);
    return length && !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
}

/* Whether a descriptor is a file in the folder, or the folder; and its path. */
static int watched(int fd, char *path) {
    if (log_to < 0) return 0;
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return inside(path);
}

/* Whether this call must fail. */
static int hit(int sync) {
    __sync_add_and_fetch(sync ? &control->syncs : &control->writes, 1);
    int fault = control->fault;
    if (fault == NONE || (fault != DIES && sync != (fault == SYNC_FAILS))) return 0;
    if (__sync_sub_and_fetch(&control->calls_before, 1) >= 0) return 0;
    if (fault == DIES) kill(getpid(), SIGKILL);
    if (control->times == 0) return 0;
    if (control->times > 0) __sync_sub_and_fetch(&control->times, 1);
    __sync_add_and_fetch(&control->hits, 1);
    return 1;
}

/* Writing -------------------------------------------------------------------------------------- */

/* How much of a write is done before it fails; -1 if nothing, with errno set. The disk that fills
 * up takes half of the first write and nothing of the next. */
static ssize_t room(size_t length) {
    if (!hit(0)) return length;
    if (control->fault == FILLS_UP && control->hits % 2 && length > 1) return length / 2;
    errno = control->fault == FILLS_UP ? ENOSPC : EIO;
    return -1;
}

static ssize_t put(int fd, const void *data, size_t length, off_t offset, int positioned) {
    char path[PATH_MAX];
    int ours = watched(fd, path);
    ssize_t left = ours ? room(length) : (ssize_t)length;
    if (left < 0) return -1;
    if (!positioned && ours) offset = syscall(SYS_lseek, fd, 0, SEEK_CUR);
    ssize_t done = positioned ? syscall(SYS_pwrite64, fd, data, left, offset)
                              : syscall(SYS_write, fd, data, left);
    if (ours && done > 0) note('w', path, offset, data, done);
    return done;
}

ssize_t write(int fd, const void *data, size_t length) { return put(fd, data, length, 0, 0); }
ssize_t pwrite(int fd, const void *data, size_t n, off_t at) { return put(fd, data, n, at, 1); }
ssize_t pwrite64(int fd, const void *data, size_t n, off64_t at) { return put(fd, data, n, at, 1); }

int ftruncate64(int fd, off64_t length) {
    char path[PATH_MAX];
    int done = syscall(SYS_ftruncate, fd, length);
    if (!done && watched(fd, path)) note('t', path, length, NULL, 0);
    return done;
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

/* Syncing -------------------------------------------------------------------------------------- */

/* The folder is tmpfs or a real disk; either way the test makes the power cut, so no time is spent
 * on a real sync. */
static int sync_one(int fd) {
    char path[PATH_MAX];
    if (!watched(fd, path)) return syscall(SYS_fsync, fd);
    if (hit(1)) {
        note('f', path, 0, NULL, 0);
        errno = EIO;
        return -1;
    }
    note('s', path, 0, NULL, 0);
    return 0;
}
int fsync(int fd) { return sync_one(fd); }
int fdatasync(int fd) { return sync_one(fd); }

/* Names ---------------------------------------------------------------------------------------- */

static int open_one(int at, const char *name, int flags, mode_t mode) {
    int new = flags & O_CREAT && log_to >= 0 && syscall(SYS_faccessat, at, name, F_OK, 0) < 0;
    int fd = syscall(SYS_openat, at, name, flags, mode);
    char path[PATH_MAX];
    if (fd >= 0 && new && watched(fd, path)) note('c', path, 0, NULL, 0);
    return fd;
}

#define MODE(last)                                                                                 \
    mode_t mode = 0;                                                                               \
    if (flags & (O_CREAT | O_TMPFILE)) {                                                           \
        va_list rest;                                                                              \
        va_start(rest, last);                                                                      \
        mode = va_arg(rest, mode_t);                                                               \
        va_end(rest);                                                                              \
    }
int open(const char *name, int flags, ...) { MODE(flags) return open_one(AT_FDCWD, name, flags, mode); }
int open64(const char *name, int flags, ...) {
    MODE(flags)
    return open_one(AT_FDCWD, name, flags | O_LARGEFILE, mode);
}

int unlink(const char *name) {
    char path[PATH_MAX];
    int known = log_to >= 0 && realpath(name, path) && inside(path);
    int done = syscall(SYS_unlinkat, AT_FDCWD, name, 0);
    if (!done && known) note('u', path, 0, NULL, 0);
    return done;
}
