// The free times of every day at a branch, kept ready until something changes: making them takes milliseconds.
import type { Output } from '../../../contract/index.ts'
import type { Branch } from '../../../domain/branch/branch.ts'
import { addDays, type DateText, exceptionOn, localTime } from '../../../domain/branch/hours.ts'
import { type DayReason, timesOn } from '../../../domain/reservation/reservation.ts'
import {
  holidayOn,
  type ReservationRules,
  reservationLimits,
  usualRules,
} from '../../../domain/reservation/reservation-rules.ts'
import type { Deps } from '../../http/deps.ts'
import { keepReady } from '../../http/send-answer.ts'
import { savedRules, takenOn } from '../../store/guests/reservation-store.ts'

type Days = Output<'reservations.days'>

interface Wish {
  readonly branch: Branch
  readonly persons: number
  /** Guests may reserve only a share of the tables. */
  readonly ofGuest: boolean
  readonly now: number
}

/** What is kept is forgotten after this, in ms, because the day goes on. */
const keptMs = 10_000

/** Keeps an answer until anything is written, here or by another server, and for ten seconds at most. */
export function tableDays({ store, hub }: Pick<Deps, 'store' | 'hub'>): (wish: Wish) => Promise<Days> {
  const kept = new Map<string, { readonly at: number; readonly days: Promise<Days> }>()
  const forget = (): void => kept.clear()
  store.onCommit(forget)
  hub.onNews(forget)
  return (wish) => {
    const { branch, persons, ofGuest, now } = wish
    const key = `${branch.id} ${persons} ${ofGuest}`
    const known = kept.get(key)
    if (known && now >= known.at && now - known.at < keptMs) return known.days
    const days = make(store, wish).then(keepReady)
    kept.set(key, { at: now, days })
    days.catch(forget)
    return days
  }
}

async function make(store: Deps['store'], { branch, persons, ofGuest, now }: Wish): Promise<Days> {
  const rules = await currentRules(store.db, now)
  const today = localTime(now, branch.timeZone).date
  const dates = Array.from({ length: reservationLimits.aheadDays + 1 }, (_, day) => addDays(today, day))
  const taken = await takenOn(store.db, branch.id, { from: today, to: dates.at(-1) ?? today })
  const takenBy = Map.groupBy(taken, ({ date }) => date)
  const guest = ofGuest ? { guest: { ofPhone: 0, ofNetwork: 0, near: [] } } : {}
  const days = dates.map((date) => {
    const times = timesOn({ branch, rules, now, taken: takenBy.get(date) ?? [], ...guest }, date, persons)
    if (times.ok) return { date, times: times.value, reason: null }
    const name = dayName(branch, rules, { date, reason: times.refusal })
    return { date, times: [], reason: times.refusal, ...(name && { name }) }
  })
  return { days }
}

/** The owner's name for a day without tables, if that is the reason. */
function dayName(branch: Branch, rules: ReservationRules, day: { date: DateText; reason: DayReason }) {
  if (day.reason === 'holiday') return holidayOn(rules, day.date)?.name
  return day.reason === 'day_closed' ? exceptionOn(branch.exceptions, day.date)?.name : undefined
}

/** Until the owner sets rules, the usual ones, whose holidays move on with the years. */
export async function currentRules(db: Deps['store']['db'], now: number): Promise<ReservationRules> {
  return (await savedRules(db)) ?? usualRules(new Date(now).toISOString().slice(0, 10))
}
