// Days as the clock of a branch has them, for what is counted by the day.
import { type DateText, type Instant, localTime, type Minutes } from '#domain/branch/hours.ts'
import type { Db } from '../engines/engine.ts'
import { preparedQuery } from '../prepared.ts'

const zoneOf = preparedQuery<{ id: string }, { timeZone: string }>((db, { id }) =>
  db.selectFrom('branch').select('time_zone as timeZone').where('id', '=', id),
)

export interface LocalDays {
  readonly dayOf: (at: Instant) => DateText
  readonly minuteOf: (at: Instant) => Minutes
}

/** Read once for each transaction, as much of an order is counted by its day. */
const known = new WeakMap<Db, Map<string, LocalDays>>()

/** `db`: the transaction in which something is counted. */
export async function localDays(db: Db, branch: string): Promise<LocalDays> {
  const days = known.get(db) ?? new Map<string, LocalDays>()
  known.set(db, days)
  const found = days.get(branch)
  if (found) return found
  const timeZone = (await zoneOf(db, { id: branch }))[0]?.timeZone ?? 'UTC'
  const local: LocalDays = {
    dayOf: (at) => localTime(at, timeZone).date,
    minuteOf: (at) => localTime(at, timeZone).minutes,
  }
  days.set(branch, local)
  return local
}
