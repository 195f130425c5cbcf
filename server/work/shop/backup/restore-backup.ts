// Puts a shop back from a backup: into a SQLite file or a PostgreSQL database.

import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { believeClock } from '#server/clock-leap.ts'
import { moveShop, startAnew } from '#server/store/copy/move-shop.ts'
import { isInUse, type ShopFacts, shopFacts } from '#server/store/copy/sides.ts'
import { faultsOf, readOne } from '#server/store/engines/sqlite-copy.ts'
import type { Erasure } from '#server/store/guests/erasures.ts'
import { openStore, type StoreAddress } from '#server/store/open.ts'
import { erasePersonal } from '#work/guests/retention/erase-personal.ts'
import { eraseAgain, readErasedList } from '#work/guests/retention/erased-list.ts'
import { isAsTaken, listBackups, unfinishedFile } from './folder.ts'
import { asideOf } from './set-aside.ts'
import { BackupFailed, checkedBackup } from './take-backup.ts'

export type RestoreRefusal = 'in_use' | 'not_empty'

export interface RestoredBackup extends ShopFacts {
  /** Where the shop that was there is now; null if there was none. */
  readonly before: string | null
  /** Whether its bytes were compared with a checksum; backups of earlier versions have none. */
  readonly compared: boolean
}

/**
 * The shop must be stopped. A SQLite shop that is there is set aside, never overwritten; a PostgreSQL database must be
 * empty. Throws BackupFailed if the backup is not whole.
 */
export async function restoreBackup(
  backup: string,
  to: StoreAddress,
  now: number,
): Promise<Result<RestoredBackup, RestoreRefusal>> {
  if (await isInUse(to)) return refuse('in_use')
  const asTaken = await isAsTaken(backup)
  if (asTaken === false) throw new BackupFailed('its bytes are not those that were taken: see the checksum beside it')
  const facts = { ...checkedBackup(backup), compared: asTaken !== null }
  if ('sqlite' in to) return accept({ ...facts, before: await intoFile(backup, to.sqlite, now) })
  const copy = `${backup}.restoring`
  try {
    // Moving brings the schema up to date, and the backup stays as it is.
    await copyFile(backup, copy)
    const moved = await moveShop({ from: { sqlite: copy }, to, now })
    if (!moved.ok) return refuse(moved.refusal === 'to_in_use' ? 'in_use' : 'not_empty')
  } finally {
    for (const end of logs) await rm(`${copy}${end}`, { force: true })
  }
  await renewed(to, now, await readErasedList(dirname(backup)))
  return accept({ ...facts, before: null })
}

/** SQLite's file and what may stand beside it. */
const logs = ['', '-wal', '-shm'] as const

async function intoFile(backup: string, file: string, now: number): Promise<string | null> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = unfinishedFile(file)
  for (const end of logs) await rm(`${unfinished}${end}`, { force: true })
  await copyFile(backup, unfinished)
  const erased = [...(await readErasedList(dirname(backup))), ...erasedIn(file)]
  try {
    await renewed({ sqlite: unfinished }, now, erased)
  } catch (error) {
    for (const end of logs) await rm(`${unfinished}${end}`, { force: true })
    throw error
  }
  const handle = await open(unfinished, 'r+')
  await handle.chmod(0o600)
  await handle.sync()
  await handle.close()
  const before = existsSync(file) ? asideOf(file, now) : null
  if (before) for (const end of logs) if (existsSync(`${file}${end}`)) await rename(`${file}${end}`, `${before}${end}`)
  await rename(unfinished, file)
  return before
}

/** What was erased on request in the shop that is set aside; nothing if it is damaged or too old to have a list. */
function erasedIn(file: string): Erasure[] {
  const query = `select json_group_array(json_object('kind', kind, 'id', record, 'madeAt', made_at, 'at', at)) as list
    from erasure`
  try {
    return existsSync(file) ? (JSON.parse(String(readOne(file, query).list)) as Erasure[]) : []
  } catch {
    return []
  }
}

/**
 * Brings the schema up to date, erases whom the shop would have erased by now, and keeps what pages and people remember
 * of the lost time from meeting something else.
 */
async function renewed(address: StoreAddress, now: number, erased: readonly Erasure[]): Promise<void> {
  const store = await openStore(address, now)
  try {
    await startAnew(store.engine)
    await believeClock(store, now)
    await erasePersonal(store, now)
    await eraseAgain(store, erased, now)
    await store.engine.rewrite()
  } finally {
    await store.close()
  }
}

interface Drill {
  readonly file: string
  readonly at: number
  readonly facts: ShopFacts
  /** Orders that the shop has and the backup does not. */
  readonly ordersSince: number
  readonly milliseconds: number
}

/**
 * Null if there is no backup. Throws with the reason if the newest one is not whole, or has more orders than the shop.
 */
export async function drillBackup(folder: string, shop: StoreAddress, now: () => number): Promise<Drill | null> {
  const [newest] = await listBackups(folder)
  if (!newest) return null
  const began = now()
  const beside = await mkdtemp(join(tmpdir(), 'noisette-drill-'))
  try {
    const file = join(beside, 'noisette.db')
    await restoreBackup(newest.file, { sqlite: file }, now())
    const facts = await factsIn({ sqlite: file }, now())
    const [fault] = faultsOf(file)
    if (fault) throw new Error(`the restored shop is not whole: ${fault}`)
    const running = await factsIn(shop, now())
    return { ...newest, facts, ordersSince: running.orders - facts.orders, milliseconds: now() - began }
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

async function factsIn(address: StoreAddress, now: number): Promise<ShopFacts> {
  const store = await openStore(address, now)
  try {
    return await shopFacts(store.db)
  } finally {
    await store.close()
  }
}
