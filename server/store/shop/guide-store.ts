// What the guide of the first evening keeps: what was passed, whether it was put away, and its newest test order.
import type { GuideStep } from '#domain/shop/guide.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { readSetting, writeSetting } from './setting-store.ts'

export interface GuideNotes {
  readonly passed: readonly GuideStep[]
  readonly dismissed: boolean
  /** The order's id; null before the first one. */
  readonly test: number | null
}

const none: GuideNotes = { passed: [], dismissed: false, test: null }

/** Call it first in a transaction that changes the notes: others on this database wait until it has ended. */
export const lockGuide = (trx: Trx): Promise<void> => writeSetting(trx, 'guide.lock', crypto.randomUUID())

export async function readGuideNotes(db: Db): Promise<GuideNotes> {
  const kept = await readSetting(db, 'guide')
  return kept === null ? none : { ...none, ...fromJson<Partial<GuideNotes>>(kept) }
}

export const saveGuideNotes = (trx: Trx, notes: GuideNotes): Promise<void> => writeSetting(trx, 'guide', toJson(notes))

/** How many accounts are active, and how many wait for the owner. */
export async function countStaff(db: Db): Promise<{ readonly active: number; readonly waiting: number }> {
  const rows = await db
    .selectFrom('staff')
    .select((e) => ['state', e.fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { active: of('active'), waiting: of('pending') }
}
