// What the processes of a database wrote and synced, as the library of the disk that forgets has noted it.
import { readFileSync } from 'node:fs'

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

/** A process that was killed while it noted something has left a part of an entry, and then did not do what it noted. */
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
