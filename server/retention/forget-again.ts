// What a copy of the database that was put back by any way still has, although it was erased on request: erased once more.
import { makeFolder } from '../backup/folder.ts'
import type { Store } from '../store/open.ts'
import { eraseAgain, readErasedList, writeErasedList } from './erased-list.ts'

/** By the list beside the backups; the list then has what the database knows as well. Returns how many records. */
export async function forgetAgain(store: Store, folder: string, now: number): Promise<number> {
  const erased = await eraseAgain(store, await readErasedList(folder), now)
  await makeFolder(folder)
  await writeErasedList(store, folder)
  return erased
}
