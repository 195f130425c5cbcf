// Reserving a table: the rules, the free times, and a reservation that never takes a table twice (RES-1).
import type {} from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Checked } from '../../contract/index.ts'
import type { Branch } from '../../domain/branch.ts'
import type { PromisedThing } from '../../domain/closure.ts'
import { addDays, type DateText, exceptionOn, localTime } from '../../domain/hours.ts'
import {
  type DayReason,
  type NewReservation,
  placeReservation,
  type Reservation,
  timesOn,
} from '../../domain/reservation.ts'
import {
  holidayOn,
  isReservable,
  type ReservationRules,
  readRules,
  reservationLimits,
  usualRules,
} from '../../domain/reservation-rules.ts'
import type { Parts } from '../http/parts.ts'
import { type Answer, daysPromised, no, yes } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import { publish } from '../live/publish.ts'
import { readPhone } from '../read-phone.ts'
import type { Trx } from '../store/lane.ts'
import { tablesPromised } from '../store/promised.ts'
import { putReservationMail } from '../store/reservation-mail.ts'
import {
  changeReservation,
  insertReservation,
  lockTables,
  reservationByKey,
  savedRules,
  saveRules,
  takenOn,
} from '../store/reservations.ts'

/** Reservations that one address may ask for in a minute: a person who tries several times, not a machine. */
const reservationsPerMinute = 20

export function reservationRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, courier } = parts
  const spend = app.createRateLimit({ max: reservationsPerMinute, timeWindow: 60_000 })

  serve(app, parts, 'reservations.rules', async ({ now }) => yes(shown(await currentRules(store.db, now))))

  serve(app, parts, 'reservations.setRules', async ({ input, now }) => {
    const { accepts, ...wished } = input
    const rules = readRules(wished)
    if (!rules.ok) return no('reservation_refused', { problems: rules.refusal })
    return await store.write(async (trx) => {
      const { branches } = await store.catalogue.current(trx)
      const before = await currentRules(trx, now)
      const broken: PromisedThing[] = []
      for (const branch of branches)
        for (const table of await tablesPromised(trx, branch, now))
          if (isReservable(before, table.date) && !isReservable(rules.value, table.date)) broken.push(table)
      if (broken.length > accepts) return daysPromised(broken)
      await saveRules(trx, rules.value)
      for (const { id } of branches) await tell(trx, now, id)
      return yes(shown(rules.value))
    })
  })

  serve(app, parts, 'reservations.days', async ({ input, now }) => {
    const branch = await branchOf(parts, store.db, input.branch)
    if (!branch) return no('branch_unknown', unknownBranch)
    const rules = await currentRules(store.db, now)
    const today = localTime(now, branch.timeZone).date
    const dates = Array.from({ length: reservationLimits.aheadDays + 1 }, (_, day) => addDays(today, day))
    const taken = await takenOn(store.db, branch.id, { from: today, to: dates.at(-1) ?? today })
    return yes({
      days: dates.map((date) => {
        const there = taken.filter((one) => one.date === date)
        const times = timesOn({ branch, rules, now, taken: there }, date, input.persons)
        if (times.ok) return { date, times: times.value, reason: null }
        const name = dayName(branch, rules, { date, reason: times.refusal })
        return { date, times: [], reason: times.refusal, ...(name && { name }) }
      }),
    })
  })

  serve(app, parts, 'reservations.place', async ({ input, now, request }) => {
    const limit = await spend(request)
    if (!limit.isAllowed && limit.isExceeded) return no('too_many', { retryAfter: limit.ttlInSeconds })
    const placed = await store.write((trx) => place(trx, parts, input, now))
    courier.wake()
    return placed
  })
}

/** What the owner called a day without tables, where that is why. */
function dayName(branch: Branch, rules: ReservationRules, day: { date: DateText; reason: DayReason }) {
  if (day.reason === 'holiday') return holidayOn(rules, day.date)?.name
  return day.reason === 'day_closed' ? exceptionOn(branch.exceptions, day.date)?.name : undefined
}

type PlaceInput = Checked<'reservations.place'>

/** Gather, decide, save and publish in one transaction that holds the branch's tables. */
async function place(trx: Trx, parts: Parts, input: PlaceInput, now: number): Promise<Answer<Reservation>> {
  const branch = await branchOf(parts, trx, input.branch)
  if (!branch) return no('branch_unknown', unknownBranch)
  await lockTables(trx, branch.id)
  const phone = readPhone(input.phone)
  const earlier = await reservationByKey(trx, input.key)
  if (earlier && isSame(earlier, { ...input, phone: phone.number ?? '' })) return yes(earlier)

  const { persons, date, time, name } = input
  const taken = await takenOn(trx, branch.id, { from: date, to: date, ...(earlier && { except: earlier.id }) })
  const rules = await currentRules(trx, now)
  const decided = placeReservation({ persons, date, time, name, phone }, { branch, rules, now, taken })
  if (!decided.ok) return no('reservation_refused', { problems: decided.refusal })

  const changed = earlier && (await changeReservation(trx, earlier.id, decided.value))
  const id = changed ? earlier.id : await insertReservation(trx, input.key, decided.value, now)
  await tell(trx, now, branch.id)
  const moved = earlier && earlier.branch !== branch.id ? earlier.branch : undefined
  if (moved) await tell(trx, now, moved)
  if (parts.courier.mailsReservations) {
    const about = changed && !moved ? 'changed' : 'new'
    await putReservationMail(trx, { reservation: id, branch: branch.id, about, now })
    if (moved && changed) await putReservationMail(trx, { reservation: id, branch: moved, about: 'moved', now })
  }
  return yes({ id, ...decided.value })
}

const isSame = (one: Reservation, wish: Omit<NewReservation, 'stay'>): boolean =>
  (['branch', 'persons', 'date', 'time', 'phone'] as const).every((field) => one[field] === wish[field]) &&
  one.name === wish.name.trim()

const tell = (trx: Trx, now: number, branch: string): Promise<void> =>
  publish(trx, now, 'reservations.changed', { branch }, { branch })

const unknownBranch = { problems: [{ problem: 'branch_unknown', field: 'branch' }] }

async function branchOf({ store }: Parts, db: Trx | Parts['store']['db'], id: string): Promise<Branch | undefined> {
  return (await store.catalogue.current(db)).forGuests.branches.find((one) => one.id === id)
}

/** Until the owner sets others, the usual ones, whose holidays move on with the years. */
async function currentRules(db: Trx | Parts['store']['db'], now: number): Promise<ReservationRules> {
  return (await savedRules(db)) ?? usualRules(new Date(now).toISOString().slice(0, 10))
}

const shown = (rules: ReservationRules) => ({
  ...rules,
  closedWeekdays: [...rules.closedWeekdays],
  holidays: rules.holidays.map((holiday) => ({ ...holiday })),
})
