/* A disk that forgets on loss of power whatever was not synced.
 *
 * Preloaded into the server. The server reads and writes its files as ever; each time it syncs a file of the
 * watched folder, the whole file is copied into the shadow folder, and only then does the sync return. After
 * SIGKILL the harness puts the shadow in place of the folder: writes, truncations and new files that were
 * never synced are gone. A removal lasts once the folder has been synced.
 *
 * SIEGE_FOLDER, SIEGE_SHADOW   the watched folder, and the image of the platter
 * PARLOUR_TEST_UNSAFE=file     while this file is there, the disk lies: it says that it has synced, and has not
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "watched.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* 1: a file in the folder, its name in *name; 2: the folder itself; 0: none of our business. */
static int watched(int fd, char *name, size_t size)
{
    const char *folder = getenv("SIEGE_FOLDER");
    char path[PATH_MAX];
    if (!folder || !getenv("SIEGE_SHADOW") || !path_of(fd, path))
        return 0;
    size_t head = strlen(folder);
    if (strncmp(path, folder, head))
        return 0;
    if (!path[head])
        return 2;
    if (path[head] != '/' || strchr(path + head + 1, '/') || strstr(path, " (deleted)"))
        return 0;
    snprintf(name, size, "%s", path + head + 1);
    return 1;
}

static int copy_to_shadow(int fd, const char *name)
{
    char path[PATH_MAX], part[PATH_MAX];
    static char block[1 << 20];
    const char *shadow = getenv("SIEGE_SHADOW");
    snprintf(path, sizeof path, "%s/%s", shadow, name);
    snprintf(part, sizeof part, "%s/.%s.part", shadow, name);
    int out = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (out < 0)
        return -1;
    off_t at = 0;
    ssize_t got;
    while ((got = pread(fd, block, sizeof block, at)) > 0) {
        if (write(out, block, (size_t)got) != got) {
            close(out);
            return -1;
        }
        at += got;
    }
    close(out);
    if (got < 0)
        return -1;
    /* All or nothing: a kill in the middle of a sync leaves the older image. */
    return rename(part, path);
}

static void forget_removed(void)
{
    const char *folder = getenv("SIEGE_FOLDER"), *shadow = getenv("SIEGE_SHADOW");
    DIR *open_shadow = opendir(shadow);
    struct dirent *entry;
    if (!open_shadow)
        return;
    while ((entry = readdir(open_shadow))) {
        char path[PATH_MAX];
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (access(path, F_OK) && errno == ENOENT) {
            snprintf(path, sizeof path, "%s/%s", shadow, entry->d_name);
            unlink(path);
        }
    }
    closedir(open_shadow);
}

static int synced(int fd, const char *call)
{
    char name[NAME_MAX + 1];
    int sort = watched(fd, name, sizeof name);
    if (!sort) {
        int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
        return real(fd);
    }
    int done = 0;
    const char *lie = getenv("PARLOUR_TEST_UNSAFE");
    pthread_mutex_lock(&lock);
    if (!lie || access(lie, F_OK)) {
        if (sort == 2)
            forget_removed();
        else
            done = copy_to_shadow(fd, name);
    }
    pthread_mutex_unlock(&lock);
    if (done)
        errno = EIO;
    return done;
}

int fsync(int fd) { return synced(fd, "fsync"); }

int fdatasync(int fd) { return synced(fd, "fdatasync"); }

/* A rename moves what was synced of the old file; SQLite itself renames nothing. */
int rename(const char *from, const char *to)
{
    static int (*real)(const char *, const char *);
    if (!real)
        real = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
    int done = real(from, to);
    const char *folder = getenv("SIEGE_FOLDER"), *shadow = getenv("SIEGE_SHADOW");
    if (!done && folder && shadow) {
        size_t head = strlen(folder);
        if (!strncmp(from, folder, head) && from[head] == '/' && !strncmp(to, folder, head) && to[head] == '/') {
            char old[PATH_MAX], new[PATH_MAX];
            snprintf(old, sizeof old, "%s%s", shadow, from + head);
            snprintf(new, sizeof new, "%s%s", shadow, to + head);
            real(old, new);
        }
    }
    return done;
}
