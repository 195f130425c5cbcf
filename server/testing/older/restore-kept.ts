// A database of its own, made from what an earlier version left.
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { StoreAddress } from '../../store/open.ts'
import { createDatabase, dropDatabase, onServer } from '../postgres/postgres-databases.ts'
import type { EngineName } from '../shop.ts'
import { unpack } from './kept-databases.ts'

export interface Restored {
  readonly address: StoreAddress
  remove(): Promise<void>
}

export async function restoreKept(version: string, engine: EngineName): Promise<Restored> {
  if (engine === 'sqlite') {
    const home = await mkdtemp(join(tmpdir(), 'noisette-older-'))
    const sqlite = join(home, 'noisette.db')
    writeFileSync(sqlite, unpack(version, 'sqlite.db'))
    return { address: { sqlite }, remove: () => rm(home, { recursive: true, force: true }) }
  }
  const server = inject('postgresUrl')
  const name = `older_${version.replace(/\W/g, '_')}_${process.pid}_${Date.now()}`
  const postgres = await createDatabase(server, name)
  await onServer(postgres, unpack(version, 'postgres.sql').toString())
  return { address: { postgres }, remove: () => dropDatabase(server, name) }
}
