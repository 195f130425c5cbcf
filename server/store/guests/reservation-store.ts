// Reservations in the database, and the rules that the owner set for them.
import type { Selectable } from 'kysely'
import { addDays, type DateText, type Minutes } from '#domain/branch/hours.ts'
import type { NewReservation, Reservation, TakenTable } from '#domain/guests/reservation.ts'
import { type ReservationRules, reservationLimits } from '#domain/guests/reservation-rules.ts'
import { subscriberWidth } from '#domain/order/guard/guard.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { countByNetwork, isFromNetwork } from '../network-marks.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import type { ReservationRow } from './guest-tables.ts'

/** Null until the owner has set some. */
export async function savedRules(db: Db): Promise<ReservationRules | null> {
  const saved = await readSetting(db, 'reservation.rules')
  // Rules saved before there was a switch let guests reserve, and those before their share existed all tables.
  return saved === null
    ? null
    : { on: true, guestShare: 100, ...fromJson<Omit<ReservationRules, 'on' | 'guestShare'>>(saved) }
}

/** Whether tables can be reserved; so they can until the owner says otherwise. */
export const takesReservations = async (db: Db): Promise<boolean> => (await savedRules(db))?.on ?? true

export const saveRules = (trx: Trx, rules: ReservationRules): Promise<void> =>
  writeSetting(trx, 'reservation.rules', toJson(rules))

/** Until the transaction ends nobody else can reserve anywhere, so that simultaneous requests all count. */
export const lockReservations = (trx: Trx): Promise<void> => writeSetting(trx, 'reservation.lock', '')

/** How many upcoming reservations a number has, at all branches whose clocks are given; without `except`. */
export async function comingOf(
  db: Db,
  phone: string,
  { clocks, except }: { clocks: readonly BranchClock[]; except: number },
): Promise<number> {
  const earliest = clocks.map(({ date }) => addDays(date, -1)).sort()[0]
  if (earliest === undefined) return 0
  const rows = await db
    .selectFrom('reservation')
    .select(['branch', 'date', 'time', 'stay'])
    .where('phone', '=', phone)
    .where('date', '>=', earliest)
    .where('cancelled_at', 'is', null)
    .where('id', '!=', except)
    .execute()
  return rows.filter(({ branch, date, time, stay }) => {
    const clock = clocks.find((one) => one.branch === branch)
    return clock && (date > clock.date || endingsNear(clock).some((at) => date === at.date && time + stay > at.minutes))
  }).length
}

/** A stay that began today is over from this minute on; one of yesterday may go on through midnight. */
const endingsNear = ({ date, minutes }: BranchClock): { date: DateText; minutes: Minutes }[] => [
  { date, minutes },
  { date: addDays(date, -1), minutes: minutes + dayMinutes },
]

const dayMinutes = 24 * 60

/** What the clocks of several servers may differ by, in ms. */
const skew = 60_000

/**
 * How many reservations a network requested in the last day, including cancelled ones; without `except`. What stands in
 * the future was requested before the clock was set back, and does not count.
 */
export const askedForFrom = (
  db: Db,
  askedFrom: string,
  { now, except }: { now: number; except: number },
): Promise<number> =>
  countByNetwork(async (length) => {
    const row = await db
      .selectFrom('reservation')
      .select((e) => e.fn.countAll<number>().as('asked'))
      .where(isFromNetwork(askedFrom, length))
      .where('at', '>=', now - reservationLimits.networkMs)
      .where('at', '<=', now + skew)
      .where('id', '!=', except)
      .executeTakeFirstOrThrow()
    return Number(row.asked)
  })

/** Deletes the network marks of reservations requested before `before`, in ms. */
export async function forgetNetworks(trx: Trx, before: number): Promise<void> {
  await trx
    .updateTable('reservation')
    .set({ asked_from: null })
    .where('asked_from', 'is not', null)
    .where('at', '<', before)
    .execute()
}

/** Those of the reservations that are not cancelled, each with its branch. */
export const standingOnes = (db: Db, ids: readonly number[]): Promise<{ id: number; branch: string }[]> =>
  db
    .selectFrom('reservation')
    .select(['id', 'branch'])
    .where('id', 'in', ids)
    .where('cancelled_at', 'is', null)
    .execute()

/** Until the transaction ends nobody else can reserve at this branch: two requests never get the same table. */
export async function lockTables(trx: Trx, branch: string): Promise<void> {
  await trx
    .updateTable('branch')
    .set((e) => ({ tables: e.ref('tables') }))
    .where('id', '=', branch)
    .execute()
}

/**
 * The reservations at a branch that begin on the days `from` to `to`, both included, that are not cancelled; without
 * `except`. With the mark of a network, those that it requested within a day.
 */
export async function takenOn(
  db: Db,
  branch: string,
  { from, to, except = 0, askedFrom }: { from: DateText; to: DateText; except?: number; askedFrom?: string },
): Promise<TakenTable[]> {
  return await db
    .selectFrom('reservation')
    .select(['date', 'time', 'stay', 'persons'])
    .where('branch', '=', branch)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('cancelled_at', 'is', null)
    .where('id', '!=', except)
    .$if(askedFrom !== undefined, (rows) => rows.where(isFromNetwork(askedFrom ?? '', subscriberWidth)))
    .execute()
}

/** Saves a reservation and returns its id. */
export async function insertReservation(
  trx: Trx,
  reservation: NewReservation,
  { now, askedFrom }: { now: number; askedFrom: string | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('reservation')
    .values({ ...reservation, at: now, cancelled_at: null, asked_from: askedFrom })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False if it was cancelled in the meantime. */
export async function changeReservation(trx: Trx, id: number, reservation: NewReservation): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reservation')
    .set((e) => ({ ...reservation, seen: 0, changes: e('changes', '+', 1) }))
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** How often the reservation was changed; 0 for none. */
export async function changeCountOf(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('reservation').select('changes').where('id', '=', id).executeTakeFirst()
  return row?.changes ?? 0
}

/** The reservation, unless it was cancelled. */
export async function standingReservation(db: Db, id: number): Promise<Reservation | undefined> {
  const row = await db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return row && reservationFrom(row)
}

/** The reservation with its branch; undefined if it is unknown. */
export async function reservationById(db: Db, id: number): Promise<Reservation | undefined> {
  const row = await db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirst()
  return row && reservationFrom(row)
}

/** The branches of these reservations, cancelled ones too, each once. */
export async function reservationBranches(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db.selectFrom('reservation').select('branch').distinct().where('id', 'in', ids).execute()
  return rows.map(({ branch }) => branch)
}

/** False if it was cancelled already. */
export async function cancelReservation(trx: Trx, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reservation')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface BranchClock {
  readonly branch: string
  readonly date: DateText
  readonly minutes: Minutes
}

/** At most `limit` reservations: those not over yet, soonest first; or those that are over, newest first. */
export async function listReservations(
  db: Db,
  clocks: readonly BranchClock[],
  when: 'upcoming' | 'past',
  limit: number,
): Promise<Reservation[]> {
  if (clocks.length === 0) return []
  const isUpcoming = when === 'upcoming'
  const direction = isUpcoming ? 'asc' : 'desc'
  // Hundreds of branches go by the same clock; a term for each would be too long for a query.
  const differentClocks = [...new Map(clocks.map((clock) => [`${clock.date} ${clock.minutes}`, clock])).values()]
  const branchesWith = ({ date, minutes }: BranchClock) =>
    clocks.filter((one) => one.date === date && one.minutes === minutes).map(({ branch }) => branch)
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .where('cancelled_at', 'is', null)
    .where((e) =>
      e.or(
        differentClocks.map((clock) =>
          e.and([
            e('branch', 'in', branchesWith(clock)),
            e.or([
              isUpcoming ? e('date', '>', clock.date) : e('date', '<', addDays(clock.date, -1)),
              ...endingsNear(clock).map(({ date, minutes }) =>
                e.and([e('date', '=', date), e(e('time', '+', e.ref('stay')), isUpcoming ? '>' : '<=', minutes)]),
              ),
            ]),
          ]),
        ),
      ),
    )
    .orderBy('date', direction)
    .orderBy('time', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
  return rows.map(reservationFrom)
}

const reservationFrom = (row: Selectable<ReservationRow>): Reservation => ({
  id: row.id,
  branch: row.branch,
  name: row.name,
  phone: row.phone,
  persons: row.persons,
  date: row.date,
  time: row.time,
  stay: row.stay,
})
