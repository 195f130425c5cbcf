// Which branches pause by themselves while nobody watches, and which pauses were made that way.
import type { Instant } from '../../../domain/branch/hours.ts'
import type { Db } from '../engines/engine.ts'
import { read, write } from '../json.ts'
import { readSetting, writeSetting } from '../setting-store.ts'
import type { Trx } from '../write-queue.ts'

/** The branches that pause by themselves. */
export async function readPausing(db: Db): Promise<string[]> {
  const kept = await readSetting(db, 'watch.pausing')
  return kept === null ? [] : read<string[]>(kept)
}

export async function setPausing(trx: Trx, branch: string, pauses: boolean): Promise<void> {
  const others = (await readPausing(trx)).filter((one) => one !== branch)
  await writeSetting(trx, 'watch.pausing', write(pauses ? [...others, branch] : others))
}

/** By branch, until when it is paused because nobody watches. */
export type OwnPauses = Readonly<Record<string, Instant>>

export async function readOwnPauses(db: Db): Promise<OwnPauses> {
  const kept = await readSetting(db, 'watch.paused')
  return kept === null ? {} : read<OwnPauses>(kept)
}

export async function writeOwnPauses(trx: Trx, pauses: OwnPauses): Promise<void> {
  await writeSetting(trx, 'watch.paused', write(pauses))
}
