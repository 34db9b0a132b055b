/* Tells the process that preloads it a wrong time of day: ahead by as many seconds as the file says that
 * PANTHEON_CHAOS_CLOCK names. It asks the kernel itself: looking for the function of the C library allocates memory, and
 * an allocator that asks for the time when it is first used would wait for itself for ever. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* What the file says. It is read once a second; while nothing can be read, what it said last counts. */
static long ahead(long now)
{
    static atomic_long seconds, read_at;
    const char *name = getenv("PANTHEON_CHAOS_CLOCK");
    if (name == NULL || atomic_exchange(&read_at, now) == now)
        return seconds;
    int file = open(name, O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        char text[32] = {0};
        if (read(file, text, sizeof text - 1) > 0)
            seconds = strtol(text, NULL, 10);
        close(file);
    }
    return seconds;
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
    if (syscall(SYS_clock_gettime, clock, now) != 0)
        return -1;
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)
        now->tv_sec += ahead(now->tv_sec);
    return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
    struct timespec exact;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &exact) != 0)
        return -1;
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *there)
{
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0)
        return -1;
    if (there != NULL)
        *there = now.tv_sec;
    return now.tv_sec;
}
