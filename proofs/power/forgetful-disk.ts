// A disk that forgets what was not synced: the processes of a database work on the real files and note what they write;
// after a cut the data folder is made what a disk could have: all that was synced, and of the rest some sectors.
import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Dice } from '#server/testing/dice.ts'

const sectorSize = 512
const never = 2n ** 60n
/** What all processes share: operations left, graves dug, whether the power has gone; 8 bytes each. */
const supplySize = 24

const run = promisify(execFile)
const source = fileURLToPath(new URL('./forgetful-disk.c', import.meta.url))

/** Why this machine cannot have such a disk; undefined if it can. */
export async function whyNoForgetfulDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'the disk that forgets needs Linux on an x64 processor'
  return await run('cc', ['--version']).then(
    () => undefined,
    () => 'the disk that forgets is built from source, and this machine has no C compiler (cc)',
  )
}

export interface ForgetfulDisk {
  /**
   * What a process with this disk gets, for the folder in which `data` lies; at each start the disk has power again.
   */
  readonly environment: (folder: string) => Promise<Record<string, string>>
  /** How many operations of each start are made before the power goes; undefined: it does not go by itself. */
  cutStartAfter(operations: number | undefined): void
  /** The power goes after so many operations from now, if it has not gone; undefined: not by itself. */
  cutAfter(operations: number | undefined): void
  hasGone(): boolean
  /** Takes back what was not synced, by chance. All processes must have ended. */
  forget(chance: Dice): void
}

export function forgetfulDisk(): ForgetfulDisk {
  let folder = ''
  let startCut: number | undefined
  const path = (name: string) => join(folder, name)
  const setLeft = (operations: number | undefined) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64LE(operations === undefined ? never : BigInt(operations))
    const file = openSync(path('supply'), 'r+')
    writeSync(file, bytes, 0, 8, 0)
    closeSync(file)
  }
  return {
    async environment(where) {
      folder = where
      for (const old of ['supply', 'noted', 'graves']) rmSync(path(old), { recursive: true, force: true })
      const library = path('forgetful-disk.so')
      if (!existsSync(library)) await run('cc', ['-shared', '-fPIC', '-fno-builtin', '-O2', '-o', library, source])
      chmodSync(library, 0o755)
      mkdirSync(path('graves'))
      writeFileSync(path('supply'), Buffer.alloc(supplySize))
      writeFileSync(path('noted'), '')
      // The database may run as another user than the test.
      for (const [name, mode] of [
        ['graves', 0o777],
        ['supply', 0o666],
        ['noted', 0o666],
      ] as const)
        chmodSync(path(name), mode)
      setLeft(startCut)
      return { LD_PRELOAD: library, FORGETFUL_DISK: folder }
    },
    cutStartAfter: (operations) => {
      startCut = operations
    },
    cutAfter: setLeft,
    hasGone: () => readFileSync(path('supply')).readBigUInt64LE(16) > 0n,
    forget: (chance) => forget(folder, chance),
  }
}

function forget(folder: string, chance: Dice): void {
  const data = join(folder, 'data')
  const graves = join(folder, 'graves')
  const { unsynced, names, lasting } = readNoted(join(folder, 'noted'), data)
  const early = chance.oneOf([0, 1 / 8, 1 / 2]) ?? 0
  for (const [path, inode] of filesIn([data, graves])) {
    const formers = unsynced.get(inode)
    if (formers) forgetIn(path, formers, early, chance)
  }
  const kept = lasting + chance.below(names.length - lasting + 1)
  for (const naming of names.slice(kept).reverse()) takeBack(naming, graves)
}

/** Each file once, however many names it has. */
function filesIn(folders: readonly string[]): Map<string, bigint> {
  const found = new Map<bigint, string>()
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      found.set(lstatSync(path, { bigint: true }).ino, path)
    }
  return new Map([...found].map(([inode, path]) => [path, inode]))
}

/** Each sector becomes one of those that it has been since the last sync. */
function forgetIn(path: string, formers: readonly Former[], early: number, chance: Dice): void {
  const file = openSync(path, 'r+')
  const last = Buffer.alloc(fstatSync(file).size)
  readSync(file, last, 0, last.length, 0)
  // A buffer as long as the file ever was; what lies beyond its size reads as nothing.
  const longest = Math.max(last.length, ...formers.map(({ size }) => size))
  const synced = Buffer.alloc(longest)
  last.copy(synced)
  let between = synced
  const middle = chance.below(formers.length)
  for (let index = formers.length - 1; index >= 0; index--) {
    const { at, size, bytes } = formers[index] as Former
    synced.fill(0, size)
    bytes.copy(synced, at)
    if (index === middle) between = Buffer.from(synced)
  }
  const lastSize = last.length
  const syncedSize = formers[0]?.size ?? 0
  const sectors = new Set<number>()
  for (const { at, span, bytes } of formers)
    for (let sector = Math.floor(at / sectorSize); sector * sectorSize < at + Math.max(span, bytes.length); sector++)
      sectors.add(sector)
  const size = chance.happens(early) || lastSize === syncedSize ? lastSize : syncedSize
  ftruncateSync(file, size)
  for (const sector of sectors) {
    const from = sector * sectorSize
    const to = Math.min((sector + 1) * sectorSize, size)
    if (to <= from) continue
    const version = chance.happens(early) ? (chance.happens(0.1) ? between : last) : synced
    const bytes = Buffer.alloc(to - from)
    version.copy(bytes, 0, from, to)
    writeSync(file, bytes, 0, bytes.length, from)
  }
  closeSync(file)
}

function takeBack({ kind, path, to, grave }: Naming, graves: string): void {
  const buried = join(graves, String(grave))
  if (kind === 'created') rmSync(path, { force: true })
  else if (kind === 'folder made') rmSync(path, { recursive: true, force: true })
  else if (kind === 'folder removed') makeFolderAgain(path)
  else if (kind === 'renamed') {
    if (isThere(to)) renameSync(to, path)
    if (grave > 0 && isThere(buried)) linkSync(buried, to)
  } else if (grave > 0 && isThere(buried) && !isThere(path)) linkSync(buried, path)
}

function makeFolderAgain(path: string): void {
  const { uid, gid } = lstatSync(dirname(path))
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, uid, gid)
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** The file had other bytes or another size before. */
export interface Former {
  readonly inode: bigint
  readonly at: number
  /** How many bytes were about to be written there. */
  readonly span: number
  readonly size: number
  readonly bytes: Buffer
}

const nameKinds = ['created', 'removed', 'renamed', 'folder made', 'folder removed'] as const

export interface Naming {
  readonly kind: (typeof nameKinds)[number]
  readonly path: string
  readonly to: string
  /** Under which number the file is kept whose name went; 0: none. */
  readonly grave: number
}

export interface Noted {
  /** What the disk need not have, by file, oldest first. */
  readonly unsynced: ReadonlyMap<bigint, readonly Former[]>
  /** Names that came and went, oldest first. */
  readonly names: readonly Naming[]
  /** So many of the names are on the disk for certain. */
  readonly lasting: number
}

const magic = Buffer.from('onmydisk')
const headSize = 7 * 8
const kinds = { data: 1, sync: 2, firstOfNames: 3 }

/** A file is synced with its name, a folder with the names in it; names before those are synced with them. */
export function readNoted(file: string, data: string): Noted {
  const unsynced = new Map<bigint, Former[]>()
  const names: Naming[] = []
  let lasting = 0
  const absolute = (path: string) => (path.startsWith('/') ? path : `${data}/${path}`)
  const concerns = ({ path, to }: Naming, synced: string) =>
    [path, to].some((name) => name === synced || name.slice(0, name.lastIndexOf('/')) === synced)
  for (const { kind, inode, at, span, size, bytes } of entries(readFileSync(file))) {
    if (kind === kinds.data) {
      const former = unsynced.get(inode) ?? []
      former.push({ inode, at, span, size, bytes })
      unsynced.set(inode, former)
    } else if (kind === kinds.sync) {
      unsynced.delete(inode)
      const [path = ''] = textsOf(bytes)
      lasting = Math.max(lasting, names.findLastIndex((naming) => concerns(naming, path)) + 1)
    } else {
      const [path = '', to = ''] = textsOf(bytes).map(absolute)
      names.push({ kind: nameKinds[kind - kinds.firstOfNames] ?? 'created', path, to, grave: at })
    }
  }
  return { unsynced, names, lasting }
}

const textsOf = (bytes: Buffer): string[] => bytes.toString('utf8').split('\0').filter(Boolean)

/**
 * A process that was killed while it noted something has left a part of an entry, and then did not do what it noted.
 */
function* entries(log: Buffer) {
  let place = log.indexOf(magic)
  while (place >= 0 && place + headSize <= log.length) {
    const number = (index: number) => Number(log.readBigUInt64LE(place + index * 8))
    const end = place + headSize + number(6)
    const isWhole = end === log.length || (end < log.length && log.subarray(end, end + 8).equals(magic))
    if (isWhole)
      yield {
        kind: number(1),
        inode: log.readBigUInt64LE(place + 16),
        at: number(3),
        span: number(4),
        size: number(5),
        bytes: log.subarray(place + headSize, end),
      }
    place = isWhole ? end : log.indexOf(magic, place + 1)
    if (place >= log.length) return
  }
}
