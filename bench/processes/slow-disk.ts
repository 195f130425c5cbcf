// A slow disk for both sides: a few lines of C, loaded before each process, that make every sync take longer.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** How much longer each sync takes, in ms. */
export const slowSyncMs = 4

const source = `#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>
static void wait_for_disk(void) {
  struct timespec pause = {0, ${slowSyncMs} * 1000000L};
  nanosleep(&pause, 0);
}
int fsync(int file) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}
int fdatasync(int file) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file);
}
`

/** The environment in which syncs are slow; null on a machine without a C compiler, or other than Linux. */
export async function slowDisk(folder: string): Promise<{ readonly LD_PRELOAD: string } | null> {
  if (process.platform !== 'linux') return null
  const [text, library] = [join(folder, 'slow-disk.c'), join(folder, 'slow-disk.so')]
  await writeFile(text, source)
  try {
    await promisify(execFile)('cc', ['-shared', '-fPIC', '-O2', '-o', library, text, '-ldl'])
    return { LD_PRELOAD: library }
  } catch {
    return null
  }
}
