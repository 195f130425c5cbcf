// A year of a small bakery counter as it might be: weekdays, seasons, a holiday, a closed week, an item that is new,
// and trays that run empty, of which only the hour is known.
import { addDays, type DateText, weekdayOf } from '#domain/branch/hours.ts'
import { type DayProfile, type WantedDay, wantedOf } from '#domain/menu/bake/bake.ts'
import { type Dice, dice } from '#server/testing/dice.ts'

export interface BakeryDay extends WantedDay {
  /** What guests truly wanted, which nobody knows. */
  readonly demand: number
}

export interface BakeryItem {
  readonly isNew: boolean
  readonly days: readonly BakeryDay[]
}

const firstDay = '2025-01-07'
const daysOfYear = 364
const itemsOfCounter = 8
const closedWeek = { from: '2025-07-15', to: '2025-07-21' }
const holidays: readonly DateText[] = ['2025-04-21', '2025-05-29', '2025-11-01', '2025-11-11', '2025-12-25']
const newFrom = '2025-08-05'
/** Of the week from Monday, which is closed. */
const ofWeekday = [0, 0.9, 0.95, 1, 1.1, 1.5, 1.6]
const onHoliday = 1.5
/** Variance to mean of what is wanted on a day. */
const unrest = 1.6
/** What the shop makes: what it sold a week before, and a bit more. */
const habit = 1.1
/** The share of the day's guests who have come when each hour begins. */
const profile: DayProfile = new Map([
  [8, 0.02],
  [9, 0.1],
  [10, 0.22],
  [11, 0.35],
  [12, 0.47],
  [13, 0.62],
  [14, 0.74],
  [15, 0.83],
  [16, 0.91],
  [17, 0.97],
])

export function bakeryOf(seed: number): BakeryItem[] {
  const chance = dice(seed)
  return Array.from({ length: itemsOfCounter }, (_, place) => itemOf(chance, place === 0))
}

function itemOf(chance: Dice, isNew: boolean): BakeryItem {
  const usual = 6 + chance.below(60)
  const season = { strength: chance.below(40) / 100, peak: chance.below(daysOfYear) }
  const days: BakeryDay[] = []
  for (const [place, date] of openDays().entries()) {
    if (isNew && date < newFrom) continue
    const isHoliday = holidays.includes(date)
    const inYear = 1 + season.strength * Math.cos((2 * Math.PI * (place - season.peak)) / openDays().length)
    const weekday = isHoliday ? 7 : weekdayOf(date)
    const mean = usual * inYear * (ofWeekday[weekday - 1] ?? 0) * (isHoliday ? onHoliday : 1)
    const demand = Math.max(0, Math.round(mean + Math.sqrt(unrest * mean) * normal(chance)))
    const lastWeek = days.findLast((one) => weekdayOf(one.date) === weekdayOf(date))
    const made = Math.ceil((lastWeek?.wanted ?? mean) * habit)
    days.push({ date, isHoliday, demand, wanted: seenOf(demand, made) })
  }
  return { isNew, days }
}

/** What the shop knows of a day on which so much was wanted and so much was made. */
function seenOf(demand: number, made: number): number {
  if (demand <= made) return demand
  const share = made / demand
  const soldOutAt = [...profile].findLast(([, until]) => until <= share)?.[0] ?? 8
  return wantedOf(made, soldOutAt, profile)
}

const openDays = (): DateText[] =>
  Array.from({ length: daysOfYear }, (_, place) => addDays(firstDay, place)).filter(
    (date) => weekdayOf(date) !== 1 && (date < closedWeek.from || date > closedWeek.to),
  )

/** Of mean 0 and deviation 1: the sum of twelve throws less six. */
const normal = (chance: Dice): number =>
  Array.from({ length: 12 }, () => chance.below(2 ** 20) / 2 ** 20).reduce((sum, one) => sum + one, -6)
