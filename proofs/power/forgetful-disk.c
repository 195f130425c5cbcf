// Loaded before a database (LD_PRELOAD): notes what its processes write into the data folder and what they sync, so that
// a test can take back what was not synced. Writes go to the real files, where all processes read them; beforehand their
// former bytes are noted. Syncs are only noted: nothing but a real power cut needs them. After so many operations of the
// disk every process ends at once. All calls go to the kernel by syscall(), so no version of the C library is asked for.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { data = 1, sync_of, created, removed, renamed, folder_made, folder_removed };

/** One entry of the log, before its bytes: former bytes of a file, or names that each end in 0. */
struct entry {
  uint64_t magic, kind, inode;
  /** Where in the file and how many bytes; of a name that is taken away, the number under which its file is kept. */
  uint64_t at, span;
  uint64_t former_size, bytes;
};

/** Shared by all processes and the test. */
struct supply {
  /** Operations that the disk still makes. */
  int64_t left;
  uint64_t graves, off;
};

static const uint64_t magic = 0x6b736964796d6e6fULL;
static struct supply *supply;
static char folder[1024], data_folder[1100];
static dev_t device;
static int log_file = -1;
static pid_t first;

static void die(void) {
  __atomic_store_n(&supply->off, 1, __ATOMIC_SEQ_CST);
  syscall(SYS_kill, first, SIGKILL);
  syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
  for (;;) syscall(SYS_sched_yield);
}

static void tick(void) {
  if (__atomic_load_n(&supply->off, __ATOMIC_SEQ_CST) || __atomic_sub_fetch(&supply->left, 1, __ATOMIC_SEQ_CST) <= 0)
    die();
}

/** PostgreSQL would have another signal when its first process dies, which one that waits for a lock never acts upon. */
int prctl(int option, ...) {
  unsigned long given[4];
  va_list rest;
  va_start(rest, option);
  for (int place = 0; place < 4; place++) given[place] = va_arg(rest, unsigned long);
  va_end(rest);
  if (supply && option == PR_SET_PDEATHSIG) given[0] = SIGKILL;
  return syscall(SYS_prctl, (long)option, given[0], given[1], given[2], given[3]);
}

/** In each process that the first one makes; if that has died already, no signal will come any more. */
static void end_with_the_first(void) {
  syscall(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  if (syscall(SYS_getppid) != first) die();
}

extern int __register_atfork(void (*)(void), void (*)(void), void (*)(void), void *);

static void join(char *to, const char *one, const char *two) {
  while (*one) *to++ = *one++;
  while ((*to++ = *two++)) {}
}

__attribute__((constructor)) static void begin(void) {
  const char *where = getenv("FORGETFUL_DISK");
  struct stat found;
  char path[1200];
  if (!where || strlen(where) >= sizeof folder) return;
  join(folder, where, "");
  join(data_folder, where, "/data/");
  if (syscall(SYS_newfstatat, AT_FDCWD, data_folder, &found, 0)) return;
  device = found.st_dev;
  join(path, folder, "/supply");
  int control = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
  if (control < 0) return;
  void *page = (void *)syscall(SYS_mmap, 0, sizeof *supply, PROT_READ | PROT_WRITE, MAP_SHARED, control, 0);
  syscall(SYS_close, control);
  join(path, folder, "/noted");
  int opened = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (page == MAP_FAILED || opened < 0) return;
  log_file = opened;
  first = syscall(SYS_getpid);
  __register_atfork(0, 0, end_with_the_first, 0);
  supply = page;
}

static void note(struct entry entry, const void *bytes, size_t length) {
  entry.magic = magic;
  entry.bytes = length;
  struct iovec parts[2] = {{&entry, sizeof entry}, {(void *)bytes, length}};
  if (syscall(SYS_writev, log_file, parts, 2) != (long)(sizeof entry + length)) die();
}

static int is_ours(int file, struct stat *found) {
  return supply && file > 2 && file != log_file && !syscall(SYS_newfstatat, file, "", found, AT_EMPTY_PATH) &&
         found->st_dev == device;
}

static int is_our_file(int file, struct stat *found) { return is_ours(file, found) && S_ISREG(found->st_mode); }

/** Notes what the file has from `at` to `to`, before that is overwritten. */
static void note_former(int file, const struct stat *found, uint64_t at, uint64_t to) {
  static char former[1 << 16];
  uint64_t size = found->st_size;
  struct entry entry = {.kind = data, .inode = found->st_ino, .former_size = size};
  tick();
  while (at < to) {
    uint64_t step = to - at, known = 0;
    if (at < size) {
      if (step > sizeof former) step = sizeof former;
      long got = syscall(SYS_pread64, file, former, at + step > size ? size - at : step, at);
      known = got > 0 ? got : 0;
    }
    entry.at = at;
    entry.span = step;
    note(entry, former, known);
    at += step;
  }
}

/** Notes that the file gets another size; what is cut off is noted first. */
static void note_size(int file, const struct stat *found, uint64_t size) {
  if (size < (uint64_t)found->st_size) note_former(file, found, size, found->st_size);
  else tick();
  note((struct entry){.kind = data, .inode = found->st_ino, .at = size, .former_size = found->st_size}, 0, 0);
}

static int is_named_here(const char *path) {
  return supply && (path[0] != '/' || !strncmp(path, data_folder, strlen(data_folder)));
}

static int is_there(const char *path) { return !syscall(SYS_faccessat, AT_FDCWD, path, F_OK); }

static void note_names(enum kind kind, uint64_t grave, const char *one, const char *two) {
  char names[2200];
  size_t first_length = strlen(one) + 1, second_length = two ? strlen(two) + 1 : 0;
  if (first_length + second_length > sizeof names) die();
  memcpy(names, one, first_length);
  if (two) memcpy(names + first_length, two, second_length);
  note((struct entry){.kind = kind, .at = grave}, names, first_length + second_length);
}

/** Gives the file one more name outside the data folder, so that it can come back. */
static uint64_t bury(const char *path) {
  char grave[1200], digits[24] = {0};
  uint64_t number = __atomic_add_fetch(&supply->graves, 1, __ATOMIC_SEQ_CST), rest = number;
  int place = 22;
  for (; rest; rest /= 10) digits[place--] = '0' + rest % 10;
  join(grave, folder, "/graves/");
  join(grave + strlen(grave), digits + place + 1, "");
  return syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, grave, 0) ? 0 : number;
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) {
  struct stat found;
  if (is_our_file(file, &found)) note_former(file, &found, at, at + length);
  return syscall(SYS_pwrite64, file, bytes, length, at);
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
  struct stat found;
  if (is_our_file(file, &found)) {
    uint64_t to = at;
    for (int part = 0; part < count; part++) to += parts[part].iov_len;
    note_former(file, &found, at, to);
  }
  return syscall(SYS_pwritev, file, parts, (long)count, at, 0L);
}

ssize_t write(int file, const void *bytes, size_t length) {
  struct stat found;
  if (is_our_file(file, &found)) {
    int appends = syscall(SYS_fcntl, file, F_GETFL) & O_APPEND;
    uint64_t at = appends ? (uint64_t)found.st_size : (uint64_t)syscall(SYS_lseek, file, 0L, SEEK_CUR);
    note_former(file, &found, at, at + length);
  }
  return syscall(SYS_write, file, bytes, length);
}

int ftruncate(int file, off_t size) {
  struct stat found;
  if (is_our_file(file, &found)) note_size(file, &found, size);
  return syscall(SYS_ftruncate, file, size);
}

int truncate(const char *path, off_t size) {
  int file = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
  if (file < 0) return -1;
  int result = ftruncate(file, size);
  syscall(SYS_close, file);
  return result;
}

int posix_fallocate(int file, off_t at, off_t length) {
  struct stat found;
  if (is_our_file(file, &found) && at + length > found.st_size) note_size(file, &found, at + length);
  return syscall(SYS_fallocate, file, 0L, at, length) ? errno : 0;
}

int fsync(int file) {
  struct stat found;
  char link[64], path[1200], digits[12] = {0};
  if (!is_ours(file, &found)) return syscall(SYS_fsync, file);
  int place = 10, rest = file;
  for (; rest; rest /= 10) digits[place--] = '0' + rest % 10;
  join(link, "/proc/self/fd/", digits + place + 1);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  path[length > 0 ? length : 0] = 0;
  tick();
  note((struct entry){.kind = sync_of, .inode = found.st_ino}, path, strlen(path) + 1);
  return 0;
}

int fdatasync(int file) { return fsync(file); }

/** Asks the system to begin; promises nothing. */
int sync_file_range(int file, off64_t at, off64_t length, unsigned flags) {
  (void)file, (void)at, (void)length, (void)flags;
  return 0;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  unsigned mode = flags & O_CREAT ? va_arg(rest, unsigned) : 0;
  va_end(rest);
  if (is_named_here(path) && flags & (O_CREAT | O_TRUNC)) {
    if (!is_there(path)) {
      if (flags & O_CREAT) {
        tick();
        note_names(created, 0, path, 0);
      }
    } else if (flags & O_TRUNC) truncate(path, 0);
  }
  // A write through such a handle would be synced by itself, which nothing here notes.
  if (is_named_here(path) && flags & O_DSYNC) die();
  return syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int unlink(const char *path) {
  if (is_named_here(path) && is_there(path)) {
    tick();
    note_names(removed, bury(path), path, 0);
  }
  return syscall(SYS_unlinkat, AT_FDCWD, path, 0L);
}

int rename(const char *from, const char *to) {
  if (is_named_here(from) && is_there(from)) {
    tick();
    note_names(renamed, is_there(to) ? bury(to) : 0, from, to);
  }
  return syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0L);
}

int mkdir(const char *path, mode_t mode) {
  if (is_named_here(path) && !is_there(path)) {
    tick();
    note_names(folder_made, 0, path, 0);
  }
  return syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

int rmdir(const char *path) {
  if (is_named_here(path) && is_there(path)) {
    tick();
    note_names(folder_removed, 0, path, 0);
  }
  return syscall(SYS_unlinkat, AT_FDCWD, path, AT_REMOVEDIR);
}

/** The same by the names that Node uses. */
extern __typeof(open) open64 __attribute__((alias("open")));
extern __typeof(pwrite) pwrite64 __attribute__((alias("pwrite")));
extern __typeof(ftruncate) ftruncate64 __attribute__((alias("ftruncate")));
