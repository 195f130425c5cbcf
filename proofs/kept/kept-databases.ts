// The databases that versions left, a folder each, named by the release; `before-0.1.0` has the last schema before the
// first release.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { EngineName } from '#server/testing/test-shop.ts'
import type { KeptShop } from './fill-shop.ts'

export type KeptKind = 'sqlite.db' | 'postgres.sql'

const here = fileURLToPath(new URL('./', import.meta.url))

/** The folder of a kept database, which may not exist. */
export const folderOf = (version: string): string => join(here, version)

export const keptVersions: readonly string[] = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export const keptShop = (version: string, engine: EngineName): KeptShop =>
  (JSON.parse(readFileSync(join(folderOf(version), 'kept.json'), 'utf8')) as Record<EngineName, KeptShop>)[engine]

export const unpack = (version: string, kind: KeptKind): Buffer =>
  zstdDecompressSync(readFileSync(join(folderOf(version), `${kind}.zst`)))

export function packDatabase(version: string, kind: KeptKind, content: Buffer): void {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 }
  writeFileSync(join(folderOf(version), `${kind}.zst`), zstdCompressSync(content, { params }))
}
