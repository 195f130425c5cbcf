// Takes a backup: a SQLite file with everything, of a shop on either engine, opened and checked before it counts.
import { chmod, open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { copyShop } from '#server/store/copy/copy-shop.ts'
import { betweenRows, factsOfFile, type ShopFacts } from '#server/store/copy/sides.ts'
import { closeCopy, copySqlite, faultsOf } from '#server/store/engines/sqlite-copy.ts'
import { openStore, type StoreAddress } from '#server/store/open.ts'
import { backupFile, checksumFile, makeFolder, unfinishedFile, writeChecksum } from './folder.ts'

export interface TakenBackup extends ShopFacts {
  readonly file: string
  readonly at: number
  readonly bytes: number
}

/** The copy is not what it should be, or there is no room for it. */
export class BackupFailed extends Error {}

/** A running shop goes on meanwhile. The backup appears under its name only once it is complete. */
export async function takeBackup(from: StoreAddress, folder: string, now: number): Promise<TakenBackup> {
  await makeFolder(folder)
  const file = backupFile(folder, now)
  const unfinished = unfinishedFile(file)
  try {
    // Before anything is in it: SQLite would make it readable for every user of the machine.
    await writeFile(unfinished, '', { mode: 0o600 })
    if ('sqlite' in from) await copyFile(from.sqlite, unfinished)
    else await copyRows(from, unfinished, now)
    await chmod(unfinished, 0o600)
    const facts = checkedBackup(unfinished)
    await writeChecksum(unfinished, file)
    await rename(unfinished, file)
    await syncFolder(folder)
    return { file, at: now, bytes: (await stat(file)).size, ...facts }
  } catch (error) {
    for (const left of [unfinished, `${unfinished}-wal`, `${unfinished}-shm`, checksumFile(file)])
      await rm(left, { force: true })
    throw error
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  const { size } = await stat(from)
  const { bavail, bsize } = await statfs(dirname(to))
  const needed = size * 1.1
  if (bavail * bsize < needed)
    throw new BackupFailed(
      `there are ${megabytes(bavail * bsize)} free in ${dirname(to)}, but ${megabytes(needed)} are needed`,
    )
  copySqlite(from, to)
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`

async function copyRows(from: StoreAddress, to: string, now: number): Promise<void> {
  const store = await openStore({ sqlite: to }, now)
  await store.close()
  await betweenRows(from, { sqlite: to }, (ours, theirs) => copyShop(ours, theirs))
  closeCopy(to)
}

/** Throws BackupFailed if the file is not whole. */
export function checkedBackup(file: string): ShopFacts {
  const [fault] = faultsOf(file)
  if (fault) throw new BackupFailed(`the copy is not whole: ${fault}`)
  return factsOfFile(file)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

export const countedWord = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** How long ago, in the largest unit that fits. */
function ago(at: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - at) / 60_000))
  if (minutes < 60) return `${countedWord(minutes, 'minute')} ago`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${countedWord(hours, 'hour')} ago` : `${countedWord(Math.round(hours / 24), 'day')} ago`
}

export function backupInWords(
  { at, orders, newestOrder, items, branches }: ShopFacts & { at: number },
  now: number,
): string {
  const newest = newestOrder === null ? '' : `, the newest placed at ${new Date(newestOrder).toISOString()}`
  return `Taken ${ago(at, now)}: ${countedWord(branches, 'branch', 'branches')}, ${countedWord(items, 'item')}, ${countedWord(orders, 'order')}${newest}.`
}
