// Puts what a version left into a database of its own, which is gone after the tests of the file.
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import type { StoreAddress } from '#server/store/open.ts'
import { createDatabase, dropDatabase, onServer } from '#server/testing/postgres/postgres-databases.ts'
import type { EngineName } from '#server/testing/test-shop.ts'
import { unpack } from './kept-databases.ts'

export function keptRestorer() {
  const cleanUps: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp()
  })

  /** The address of a new database with what the version left. */
  async function restored(version: string, engine: EngineName): Promise<StoreAddress> {
    if (engine === 'sqlite') {
      const sqlite = join(await freshFolder(), 'noisette.db')
      writeFileSync(sqlite, unpack(version, 'sqlite.db'))
      return { sqlite }
    }
    const server = inject('postgresUrl')
    const name = `kept_${process.pid}_${cleanUps.length}_${Date.now()}`
    const postgres = await createDatabase(server, name)
    cleanUps.push(() => dropDatabase(server, name))
    await onServer(postgres, unpack(version, 'postgres.sql').toString())
    return { postgres }
  }

  async function freshFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'noisette-kept-'))
    cleanUps.push(() => rm(folder, { recursive: true, force: true }))
    return folder
  }

  return { restored, freshFolder, cleanUps }
}
