// Days as the clock of a branch has them, for what is counted by the day.
import { type DateText, type Instant, localTime, type Minutes } from '#domain/branch/hours.ts'
import { readOnce } from '../commit-memory.ts'
import type { Db } from '../engines/engine.ts'
import { preparedQuery } from '../prepared.ts'

const zoneOf = preparedQuery<{ id: string }, { timeZone: string }>((db, { id }) =>
  db.selectFrom('branch').select('time_zone as timeZone').where('id', '=', id),
)

export interface LocalDays {
  readonly dayOf: (at: Instant) => DateText
  readonly minuteOf: (at: Instant) => Minutes
}

/** The days of a branch, read once in a transaction: much of an order is counted by its day. */
export const localDays = (db: Db, branch: string): Promise<LocalDays> =>
  readOnce(db, `days of ${branch}`, async () => {
    const timeZone = (await zoneOf(db, { id: branch }))[0]?.timeZone ?? 'UTC'
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
