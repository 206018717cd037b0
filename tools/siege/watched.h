/* Where the files of a disk lie that a library watches. */
#include <limits.h>
#include <stdio.h>
#include <unistd.h>

/* The path of an open file; 0 where it has none. */
static int path_of(int fd, char path[PATH_MAX])
{
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length <= 0)
        return 0;
    path[length] = 0;
    return 1;
}
