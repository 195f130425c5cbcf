// A disk that can lose power: what is written to it stays in the memory of this process until it is synced, as in the
// cache of a computer. Some sectors reach the real file earlier, in any order. When the process dies, the rest is lost.
import fs from 'node:fs'

export interface PowerSupply {
  /** Which files are on this disk. */
  readonly isHere: (path: string) => boolean
  /** Chances from 0 up to 1. */
  readonly chance: () => number
  /** Called for everything that happens on the disk; it may never return. */
  readonly tick: () => void
}

const sectorSize = 512
/** The share of sectors that reach the real file although nobody has asked for it. */
const early = 1 / 8

interface CachedFile {
  readonly path: string
  bytes: Buffer
  size: number
  /** Sectors that the real file does not have yet. */
  readonly unsynced: Set<number>
}

const real = { ...fs }

/** Replaces the functions of `node:fs` that SQLite as WebAssembly works with, for the files of this disk. */
export function loseUnsynced({ isHere, chance, tick }: PowerSupply): void {
  const files = new Map<string, CachedFile>()
  const open = new Map<number, CachedFile>()
  const locks = new Set<string>()
  let nextHandle = 1_000_000

  const writeBack = (file: CachedFile, sectors: Iterable<number>): void => {
    const handle = real.openSync(file.path, real.constants.O_RDWR | real.constants.O_CREAT, 0o600)
    for (const sector of sectors) {
      tick()
      const from = sector * sectorSize
      const to = Math.min(from + sectorSize, file.size)
      if (to > from) real.writeSync(handle, file.bytes, from, to - from, from)
      file.unsynced.delete(sector)
    }
    real.closeSync(handle)
  }

  const sync = (file: CachedFile): void => {
    tick()
    writeBack(file, shuffled([...file.unsynced], chance))
    const handle = real.openSync(file.path, real.constants.O_RDWR)
    real.ftruncateSync(handle, file.size)
    real.closeSync(handle)
    tick()
  }

  const write = (file: CachedFile, from: Uint8Array, at: number): number => {
    tick()
    const end = at + from.length
    if (end > file.bytes.length) file.bytes = Buffer.concat([file.bytes, Buffer.alloc(2 * end - file.bytes.length)])
    file.bytes.set(from, at)
    file.size = Math.max(file.size, end)
    const sectors = Array.from(
      { length: Math.ceil(end / sectorSize) - Math.floor(at / sectorSize) },
      (_, place) => Math.floor(at / sectorSize) + place,
    )
    for (const sector of sectors) file.unsynced.add(sector)
    const lucky = sectors.filter(() => chance() < early)
    if (lucky.length > 0) writeBack(file, lucky)
    return from.length
  }

  const change = (file: CachedFile, size: number): void => {
    tick()
    file.bytes.fill(0, Math.min(size, file.size))
    file.size = size
    for (const sector of file.unsynced) if (sector * sectorSize >= size) file.unsynced.delete(sector)
  }

  const here = (handle: number): CachedFile | undefined => open.get(handle)
  Object.assign(fs, {
    openSync: (path: string, flags: number, mode?: number) => {
      if (!isHere(path)) return real.openSync(path, flags, mode)
      let file = files.get(path)
      if (!file) {
        const isThere = real.existsSync(path)
        if (!isThere && !(flags & real.constants.O_CREAT)) return real.openSync(path, flags, mode)
        const bytes = isThere ? whole(path) : Buffer.alloc(0)
        file = { path, bytes, size: bytes.length, unsynced: new Set() }
        files.set(path, file)
      }
      nextHandle++
      open.set(nextHandle, file)
      return nextHandle
    },
    closeSync: (handle: number) => (open.delete(handle) ? undefined : real.closeSync(handle)),
    readSync: (handle: number, to: Uint8Array, offset: number, length: number, at: number | bigint) => {
      const file = here(handle)
      if (!file) return real.readSync(handle, to, offset, length, at)
      const from = file.bytes.subarray(Number(at), Math.min(Number(at) + length, file.size))
      to.set(from, offset)
      return from.length
    },
    writeSync: (handle: number, from: Uint8Array, offset: number, length: number, at: number) => {
      const file = here(handle)
      if (!file) return real.writeSync(handle, from, offset, length, at)
      return write(file, from.subarray(offset, offset + length), Number(at))
    },
    fstatSync: (handle: number) => here(handle) ?? real.fstatSync(handle),
    ftruncateSync: (handle: number, size: number) => {
      const file = here(handle)
      return file ? change(file, size) : real.ftruncateSync(handle, size)
    },
    fsyncSync: (handle: number) => {
      const file = here(handle)
      return file ? sync(file) : real.fsyncSync(handle)
    },
    unlinkSync: (path: string) => {
      tick()
      const wasCached = files.delete(path)
      if (!wasCached || real.existsSync(path)) real.unlinkSync(path)
    },
    // The locks between processes: on this disk there is one.
    mkdirSync: (path: string, options?: object) => {
      if (!isLock(path)) return real.mkdirSync(path, options)
      if (locks.has(path)) throw Object.assign(new Error('locked'), { code: 'EEXIST' })
      locks.add(path)
      return undefined
    },
    rmdirSync: (path: string) => (isLock(path) ? void locks.delete(path) : real.rmdirSync(path)),
    accessSync: (path: string, mode?: number) => {
      if (files.has(path) || locks.has(path)) return
      if (isLock(path)) throw Object.assign(new Error('not locked'), { code: 'ENOENT' })
      real.accessSync(path, mode)
    },
  })
}

/** Read without `readFileSync`, which opens by the functions that are replaced here. */
function whole(path: string): Buffer {
  const handle = real.openSync(path, real.constants.O_RDONLY)
  const bytes = Buffer.alloc(real.fstatSync(handle).size)
  real.readSync(handle, bytes, 0, bytes.length, 0)
  real.closeSync(handle)
  return bytes
}

const isLock = (path: string): boolean => path.endsWith('.lock')

function shuffled<Value>(values: Value[], chance: () => number): Value[] {
  for (let place = values.length - 1; place > 0; place--) {
    const other = Math.floor(chance() * (place + 1))
    const [one, two] = [values[place] as Value, values[other] as Value]
    values[place] = two
    values[other] = one
  }
  return values
}
