// Reserving a table: the rules, the free times, a reservation that never takes a table twice, and the list of guests
// for staff (RES-1, RES-2).
import type { FastifyInstance } from 'fastify'
import type { Checked, Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import type { PromisedThing } from '#domain/branch/closure.ts'
import { addDays, type DateText, exceptionOn, localTime } from '#domain/branch/hours.ts'
import {
  type DayReason,
  type FreeTables,
  type GuestRecord,
  placeReservation,
  type Reservation,
  roomOn,
  tablesFor,
  timesFor,
} from '#domain/guests/reservation.ts'
import {
  holidayOn,
  isReservable,
  type ReservationRules,
  readRules,
  reservationLimits,
  usualRules,
} from '#domain/guests/reservation-rules.ts'
import type { PhoneReading } from '#domain/order/order.ts'
import { may } from '#domain/people/staff.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { doneBefore, type KeyedCall, type Made, made, madeBefore, once } from '#server/door/http/once.ts'
import { daysPromised, no, yes } from '#server/door/http/refused.ts'
import { keepReady } from '#server/door/http/send-answer.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ifMayAct, ownBranches } from '#server/door/http/where-allowed.ts'
import { requestLimit } from '#server/door/limits/request-limit.ts'
import { publish } from '#server/door/live/publish.ts'
import { phoneReadingOf } from '#server/read-phone.ts'
import { putReservationMail } from '#server/store/guests/reservation-outbox.ts'
import {
  askedForFrom,
  cancelReservation,
  changeCountOf,
  changeReservation,
  comingOf,
  insertReservation,
  listReservations,
  lockReservations,
  lockTables,
  reservationById,
  savedRules,
  saveRules,
  standingOnes,
  standingReservation,
  takenOn,
} from '#server/store/guests/reservation-store.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { tablesPromised } from '#server/store/order/promised.ts'
import { versionOfSettings } from '#server/store/shop/setting-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { networkMark } from '#work/people/auth/shop-key.ts'

/** From one address in a minute: enough for a person who tries several times, not for a machine. */
const reservationsPerMinute = 20

export function reservationRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, outbox } = deps
  const roomAt = tableRoom(deps)
  const limit = requestLimit(reservationsPerMinute, 60_000, deps.elapsed)

  serve(app, deps, 'reservations.rules', async ({ now }) => yes(versioned(await currentRules(store.db, now))))

  serve(app, deps, 'reservations.setRules', async ({ input, now, write, unchanged }) => {
    const { accepts, version, ...wished } = input
    const rules = readRules(wished)
    if (!rules.ok) return no('reservation_refused', { problems: rules.refusal })
    return await write(async (trx) => {
      await lockReservations(trx)
      const { branches } = await store.catalogue.current(trx)
      const before = versioned(await currentRules(trx, now))
      if (before.version === versionOfSettings(rules.value)) return unchanged(before)
      if (version !== undefined && version !== before.version) return no('changed_meanwhile')
      const broken: PromisedThing[] = []
      for (const branch of branches)
        for (const table of await tablesPromised(trx, branch, now))
          if (isReservable(before, table.date) && !isReservable(rules.value, table.date)) broken.push(table)
      if (broken.length > accepts) return daysPromised(broken)
      await saveRules(trx, rules.value)
      if (before.on !== rules.value.on) {
        await touchCatalogue(trx)
        await publish(trx, now, 'menu.changed', {})
      }
      await publish(trx, now, 'reservations.changed', { branch: null })
      return yes(versioned(rules.value))
    })
  })

  serve(app, deps, 'reservations.days', async ({ input, now, member }) => {
    const branch = await branchOf(deps, store.db, input.branch)
    if (!branch) return no('branch_unknown', unknownBranch)
    if (!(await currentRules(store.db, now)).on) return no('reservations_off')
    const ofGuest = !may(member, 'reservations.handle', branch.id)
    const room = await roomAt({ branch, ofGuest, now })
    return yes(room.daysFor(input.persons))
  })

  serve(app, deps, 'reservations.place', async ({ input, now, request, member }) => {
    const phone = phoneReadingOf(input.phone)
    const { branch, persons, date, time, name } = input
    const sent = { key: input.key, body: [branch, persons, date, time, name.trim(), phone.number], now }
    const full = await limit.whenFull(request, () => doneBefore(store.db, reserving, sent))
    if (full) return full
    // Staff reserve for a caller and are not limited; everybody else is counted.
    const ofStaff = may(member, 'reservations.handle', input.branch)
    const askedFrom = ofStaff ? null : await networkMark(store, request.ip)
    const placed = await store.write(async (trx) => {
      // Locked before the key is looked up: of a double tap on two servers, the second finds what the first reserved.
      await lockReservations(trx)
      await lockTables(trx, input.branch)
      return await once(trx, reserving, sent, async () => {
        const tooMany = limit.spend(request)
        return tooMany ?? place(trx, deps, { input, phone, askedFrom, now })
      })
    })
    if (placed.ok) outbox.wake()
    return placed
  })

  serve(app, deps, 'reservations.list', async ({ input, member, now }) => {
    const mine = ownBranches(await store.catalogue.current(store.db), member, 'reservations.see', {
      branch: input.branch,
    })
    if (input.branch && mine.length === 0) return no('not_allowed')
    const clocks = mine.map(({ id, timeZone }) => ({ branch: id, ...localTime(now, timeZone) }))
    const found = await listReservations(store.db, clocks, input.when, input.limit + 1)
    return yes({ reservations: found.slice(0, input.limit), more: found.length > input.limit })
  })

  serve(app, deps, 'reservations.cancelMany', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const standing = await standingOnes(trx, input.ids)
      const branches = [...new Set(standing.map(({ branch }) => branch))]
      if (branches.some((branch) => !may(member, 'reservations.handle', branch))) return no('not_allowed')
      let cancelled = 0
      for (const { id } of standing) if (await cancelReservation(trx, id, now)) cancelled++
      tell(cancelled > 0 ? { branches, data: { cancelled } } : 'nothing')
      for (const branch of branches) await publish(trx, now, 'reservations.changed', { branch })
      return yes({ cancelled })
    }),
  )

  serve(app, deps, 'reservations.cancel', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const found = ifMayAct(await reservationById(trx, input.id), member, 'reservations.handle')
      if (!found.ok) return found
      const { branch, date } = found.value
      const isCancelled = await cancelReservation(trx, input.id, now)
      tell(isCancelled ? { branches: [branch], data: { date } } : 'nothing')
      if (isCancelled) await publish(trx, now, 'reservations.changed', { branch })
      return yes({})
    }),
  )
}

const versioned = (rules: ReservationRules) => ({ ...rules, version: versionOfSettings(rules) })

/** A cancelled reservation is gone: the guest may reserve again. */
const reserving: KeyedCall<Reservation> = { call: 'reservations.place', answerAbout: standingReservation }

interface Placing {
  readonly input: Checked<'reservations.place'>
  readonly phone: PhoneReading
  /** The mark of the guest's network; null if staff reserve. */
  readonly askedFrom: string | null
  readonly now: number
}

/** Gather, decide, save and publish in one transaction that holds the branch's tables. */
async function place(trx: Trx, deps: Deps, { input, phone, askedFrom, now }: Placing): Promise<Made<Reservation>> {
  const branch = await branchOf(deps, trx, input.branch)
  if (!branch) return no('branch_unknown', unknownBranch)
  const before = await madeBefore(trx, reserving, input.replaces)
  const earlier = before === undefined ? undefined : await standingReservation(trx, before)
  const { persons, date, time, name } = input
  const taken = await takenOn(trx, branch.id, { ...daysBeside(date), ...(earlier && { except: earlier.id }) })
  const rules = await currentRules(trx, now)
  if (!rules.on) return no('reservations_off')
  const wish = { phone: phone.number, askedFrom, now, except: earlier?.id ?? 0, branch: branch.id, date }
  const guest = await recordOf(trx, deps, wish)
  const decided = placeReservation(
    { persons, date, time, name, phone },
    { branch, rules, now, taken, ...(guest && { guest }) },
  )
  if (!decided.ok) return no('reservation_refused', { problems: decided.refusal })

  const changed = earlier && (await changeReservation(trx, earlier.id, decided.value))
  const id = changed ? earlier.id : await insertReservation(trx, decided.value, { now, askedFrom })
  await tell(trx, now, branch.id)
  const moved = changed && earlier.branch !== branch.id ? earlier.branch : undefined
  if (moved) await tell(trx, now, moved)
  if (deps.config.mail) {
    const about = changed && !moved ? 'changed' : 'new'
    await putReservationMail(trx, { reservation: id, branch: branch.id, about, now })
    if (moved) await putReservationMail(trx, { reservation: id, branch: moved, about: 'moved', now })
  }
  return made(id, { id, ...decided.value })
}

interface Guest {
  readonly phone: string | null
  readonly askedFrom: string | null
  readonly now: number
  /** The reservation in question; 0 for a new one. */
  readonly except: number
  /** Where and for when it is. */
  readonly branch: string
  readonly date: DateText
}

/** What the guest has already; undefined if staff reserve. */
async function recordOf(
  trx: Trx,
  deps: Deps,
  { phone, askedFrom, now, except, branch, date }: Guest,
): Promise<GuestRecord | undefined> {
  if (askedFrom === null) return undefined
  const { branches } = await deps.store.catalogue.current(trx)
  const clocks = branches.map(({ id, timeZone }) => ({ branch: id, ...localTime(now, timeZone) }))
  return {
    ofPhone: phone === null ? 0 : await comingOf(trx, phone, { clocks, except }),
    ofNetwork: await askedForFrom(trx, askedFrom, { now, except }),
    near: await takenOn(trx, branch, { ...daysBeside(date), except, askedFrom }),
    changes: await changeCountOf(trx, except),
  }
}

/** A stay may go on through midnight. */
const daysBeside = (date: DateText) => ({ from: addDays(date, -1), to: addDays(date, 1) })

const tell = (trx: Trx, now: number, branch: string): Promise<void> =>
  publish(trx, now, 'reservations.changed', { branch })

const unknownBranch = { problems: [{ problem: 'branch_unknown', field: 'branch' }] }

async function branchOf({ store }: Deps, db: Trx | Deps['store']['db'], id: string): Promise<Branch | undefined> {
  return (await store.catalogue.current(db)).forGuests.branches.find((one) => one.id === id)
}

type Days = Output<'reservations.days'>

interface WishedTable {
  readonly branch: Branch
  /** Guests may reserve only a share of the tables. */
  readonly ofGuest: boolean
  readonly now: number
}

/** What is kept is forgotten after this, in ms, because the day goes on. */
const keptMs = 10_000

interface TableRoom {
  readonly daysFor: (persons: number) => Days
}

/** Keeps the room of a branch until anything is written, here or by another server, and for ten seconds at most. */
function tableRoom({ store, hub }: Pick<Deps, 'store' | 'hub'>): (wish: WishedTable) => Promise<TableRoom> {
  const kept = new Map<string, { readonly at: number; readonly room: Promise<TableRoom> }>()
  const forget = (): void => kept.clear()
  store.onCommit(forget)
  hub.onNews(forget)
  return (wish) => {
    const { branch, ofGuest, now } = wish
    const key = `${branch.id} ${ofGuest}`
    const known = kept.get(key)
    if (known && now >= known.at && now - known.at < keptMs) return known.room
    const room = readRoom(store, wish)
    kept.set(key, { at: now, room })
    room.catch(forget)
    return room
  }
}

/** What is free at a branch is found once for parties of every size: only how many tables they need differs. */
async function readRoom(store: Deps['store'], { branch, ofGuest, now }: WishedTable): Promise<TableRoom> {
  const rules = await currentRules(store.db, now)
  const today = localTime(now, branch.timeZone).date
  const dates = Array.from({ length: reservationLimits.aheadDays + 1 }, (_, day) => addDays(today, day))
  const taken = await takenOn(store.db, branch.id, {
    from: addDays(today, -1),
    to: addDays(today, reservationLimits.aheadDays + 1),
  })
  const takenBy = Map.groupBy(taken, ({ date }) => date)
  const takenNear = (date: DateText) =>
    [addDays(date, -1), date, addDays(date, 1)].flatMap((day) => takenBy.get(day) ?? [])
  const guest = ofGuest ? { guest: { ofPhone: 0, ofNetwork: 0, near: [], changes: 0 } } : {}
  const roomOf = dates.map((date) => ({
    date,
    room: roomOn({ branch, rules, now, taken: takenNear(date), ...guest }, date),
  }))
  const made = new Map<number, Days>()
  return {
    daysFor: (persons) => {
      const tables = tablesFor(persons)
      const days = made.get(tables) ?? keepReady({ days: roomOf.map(dayFor) })
      made.set(tables, days)
      return days

      function dayFor({ date, room }: { date: DateText; room: Result<readonly FreeTables[], DayReason> }) {
        const times = timesFor(room, persons)
        if (times.ok) return { date, times: times.value, reason: null }
        const name = dayName(branch, rules, { date, reason: times.refusal })
        return { date, times: [], reason: times.refusal, ...(name && { name }) }
      }
    },
  }
}

/** The owner's name for a day without tables, if that is the reason. */
function dayName(branch: Branch, rules: ReservationRules, day: { date: DateText; reason: DayReason }) {
  if (day.reason === 'holiday') return holidayOn(rules, day.date)?.name
  return day.reason === 'day_closed' ? exceptionOn(branch.exceptions, day.date)?.name : undefined
}

/** Until the owner sets rules, the usual ones, whose holidays move on with the years. */
async function currentRules(db: Deps['store']['db'], now: number): Promise<ReservationRules> {
  return (await savedRules(db)) ?? usualRules(new Date(now).toISOString().slice(0, 10))
}
