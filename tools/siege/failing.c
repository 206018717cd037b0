/* A disk that fails when it is told to.
 *
 * Preloaded into the server. As long as the file SIEGE_FAILING is there, whatever the server does to a file of
 * the watched folder fails as that file says:
 *
 * broken   nothing can be read, written or synced (EIO)
 * stuck    nothing can be written or synced (EIO); what is there can be read
 * full     no file can grow (ENOSPC); what is there can be read and written over
 *
 * SIEGE_FOLDER   the watched folder
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "watched.h"

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

enum { WELL, BROKEN, STUCK, FULL };

static int sort_of_failure(void)
{
    const char *place = getenv("SIEGE_FAILING");
    if (!place || access(place, F_OK))
        return WELL;
    char word[16] = "";
    FILE *told = fopen(place, "re");
    if (!told)
        return WELL;
    if (!fgets(word, sizeof word, told))
        word[0] = 0;
    fclose(told);
    return word[0] == 'b' ? BROKEN : word[0] == 's' ? STUCK : word[0] == 'f' ? FULL : WELL;
}

static int is_watched(int fd)
{
    const char *folder = getenv("SIEGE_FOLDER");
    char path[PATH_MAX];
    return folder && path_of(fd, path) && !strncmp(path, folder, strlen(folder));
}

/* Whether a call on a file must fail now; *end* is where a write would end, or -1 where that does not matter. */
static int fails(int fd, int writes, off_t end)
{
    int kept = errno, sort = sort_of_failure();
    errno = kept;
    if (sort == WELL || !is_watched(fd)) {
        errno = kept;
        return 0;
    }
    errno = kept;
    if (sort == BROKEN || (sort == STUCK && writes)) {
        errno = EIO;
        return 1;
    }
    struct stat there;
    if (sort == FULL && writes && end >= 0 && !fstat(fd, &there) && end > there.st_size) {
        errno = ENOSPC;
        return 1;
    }
    return 0;
}

ssize_t write(int fd, const void *from, size_t count)
{
    REAL(write);
    off_t at = sort_of_failure() == WELL ? -1 : lseek(fd, 0, SEEK_CUR);
    return fails(fd, 1, at < 0 ? -1 : at + (off_t)count) ? -1 : real(fd, from, count);
}

ssize_t pwrite(int fd, const void *from, size_t count, off_t at)
{
    REAL(pwrite);
    return fails(fd, 1, at + (off_t)count) ? -1 : real(fd, from, count, at);
}

ssize_t pwrite64(int fd, const void *from, size_t count, off64_t at)
{
    REAL(pwrite64);
    return fails(fd, 1, at + (off_t)count) ? -1 : real(fd, from, count, at);
}

ssize_t pread(int fd, void *to, size_t count, off_t at)
{
    REAL(pread);
    return fails(fd, 0, -1) ? -1 : real(fd, to, count, at);
}

ssize_t pread64(int fd, void *to, size_t count, off64_t at)
{
    REAL(pread64);
    return fails(fd, 0, -1) ? -1 : real(fd, to, count, at);
}

int ftruncate(int fd, off_t size)
{
    REAL(ftruncate);
    return fails(fd, 1, size) ? -1 : real(fd, size);
}

int ftruncate64(int fd, off64_t size)
{
    REAL(ftruncate64);
    return fails(fd, 1, size) ? -1 : real(fd, size);
}

int fallocate(int fd, int mode, off_t at, off_t size)
{
    REAL(fallocate);
    return fails(fd, 1, at + size) ? -1 : real(fd, mode, at, size);
}

int posix_fallocate(int fd, off_t at, off_t size)
{
    REAL(posix_fallocate);
    return fails(fd, 1, at + size) ? errno : real(fd, at, size);
}

int fsync(int fd)
{
    REAL(fsync);
    return fails(fd, 1, -1) ? -1 : real(fd);
}

int fdatasync(int fd)
{
    REAL(fdatasync);
    return fails(fd, 1, -1) ? -1 : real(fd);
}
