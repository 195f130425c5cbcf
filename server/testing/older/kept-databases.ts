// The databases that earlier versions left, a folder each: of a release by its number, of what was between releases by
// the migration that was new then. Each is packed as what differs from the first, so all of them are small.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, gunzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

export type KeptKind = 'sqlite.db' | 'postgres.sql'

const here = fileURLToPath(new URL('./', import.meta.url))
const firstVersion = '0.1.0'

/** The folder of a kept database, which may not exist. */
export const folderOf = (version: string): string => join(here, version)

export const keptVersions: readonly string[] = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export const isRelease = (version: string): boolean => /^\d+\.\d+\.\d+$/.test(version)

const firsts = new Map<KeptKind, Buffer>()

function first(kind: KeptKind): Buffer {
  const known = firsts.get(kind) ?? gunzipSync(readFileSync(join(here, firstVersion, `${kind}.gz`)))
  firsts.set(kind, known)
  return known
}

export function unpack(version: string, kind: KeptKind): Buffer {
  if (version === firstVersion) return first(kind)
  return zstdDecompressSync(readFileSync(join(here, version, `${kind}.zst`)), { dictionary: first(kind) })
}

export function pack(version: string, kind: KeptKind, content: Buffer): void {
  const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 24 }
  const packed = zstdCompressSync(content, { params, dictionary: first(kind) })
  writeFileSync(join(here, version, `${kind}.zst`), packed)
}
