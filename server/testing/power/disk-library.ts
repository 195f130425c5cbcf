// Where the library of the disk that forgets is: kept beside its source for machines without a C compiler.
// `node server/testing/power/disk-library.ts` makes the kept one anew after a change of the source.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const source = new URL('./forgetful-disk.c', import.meta.url)
const kept = new URL(`./forgetful-disk-${process.arch}.so`, import.meta.url)

/** Linux can load a library before a program; one is kept for its most common processor. */
export const forgets = process.platform === 'linux' && process.arch === 'x64'

/** Throws if what is kept was made of another source. */
export async function diskLibrary(): Promise<string> {
  const library = await readFile(kept, 'latin1')
  const digest = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
  if (!library.includes(`made of ${digest}`))
    throw new Error('The source of the library has changed: node server/testing/power/disk-library.ts makes it anew.')
  return kept.pathname
}

async function makeLibrary(): Promise<void> {
  const digest = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
  const small = ['-Os', '-s', '-nostdlib', '-fno-stack-protector', '-Wl,-z,noseparate-code', '-Wl,--build-id=none']
  const flags = ['-shared', '-fPIC', '-fno-builtin', '-Wall', '-Wextra', '-Werror', ...small]
  await promisify(execFile)('cc', [...flags, `-DSOURCE="${digest}"`, '-o', kept.pathname, source.pathname])
}

if (import.meta.main) await makeLibrary()
