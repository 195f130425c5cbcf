// Days as the clock of a branch has them, for what is counted by the day; and whether what it sells goes to a till.
// Both are asked whenever an order moves, and are one read.
import { type DateText, type Instant, localTime, type Minutes } from '#domain/branch/hours.ts'
import { readOnce } from '../commit-memory.ts'
import type { Db } from '../engines/engine.ts'
import { preparedQuery } from '../prepared.ts'

interface MovedAt {
  readonly timeZone: string
  readonly tillDuty: string
}

const rowOf = preparedQuery<{ id: string }, MovedAt>((db, { id }) =>
  db.selectFrom('branch').select(['time_zone as timeZone', 'till_duty as tillDuty']).where('id', '=', id),
)

const movedAt = (db: Db, branch: string): Promise<MovedAt | undefined> =>
  readOnce(db, `branch ${branch}`, async () => (await rowOf(db, { id: branch }))[0])

/** Before the work of a migration, which may run before branches know of a till: it reads their time zones alone. */
export async function rememberTimeZones(trx: Db): Promise<void> {
  const zones = await trx.selectFrom('branch').select(['id', 'time_zone as timeZone']).execute()
  for (const { id, timeZone } of zones)
    await readOnce(trx, `branch ${id}`, async () => ({ timeZone, tillDuty: 'none' }))
}

/** Whether the branch is linked to its registered till (REG-3). */
export const isLinkedToTill = async (db: Db, branch: string): Promise<boolean> =>
  (await movedAt(db, branch))?.tillDuty === 'linked'

export interface LocalDays {
  readonly dayOf: (at: Instant) => DateText
  readonly minuteOf: (at: Instant) => Minutes
}

/** The days of a branch, read once in a transaction: much of an order is counted by its day. */
export const localDays = (db: Db, branch: string): Promise<LocalDays> =>
  readOnce(db, `days of ${branch}`, async () => {
    const timeZone = (await movedAt(db, branch))?.timeZone ?? 'UTC'
    return {
      dayOf: (at) => localTime(at, timeZone).date,
      minuteOf: (at) => localTime(at, timeZone).minutes,
    }
  })

/** The same for work that takes many transactions: each branch is read once. */
export function localDaysOnce(db: Db): (branch: string) => Promise<LocalDays> {
  const known = new Map<string, Promise<LocalDays>>()
  return (branch) => {
    const days = known.get(branch) ?? localDays(db, branch)
    known.set(branch, days)
    return days
  }
}
