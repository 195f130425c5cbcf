// Making times as they are typed: a field for each station, in an item's form and on the page of all items.
import type { Making } from '#domain/branch/capacity/capacity.ts'
import { makingTimeText, readMakingTime } from '#domain/branch/capacity/typed-making.ts'

/** What is typed for each station, by its id; '' where the item is not made. */
export type TypedTimes = Readonly<Record<string, string>>

/** The same by item. */
export type AllTimes = Readonly<Record<string, TypedTimes>>

export const typedTimesOf = (making: readonly Making[]): TypedTimes =>
  Object.fromEntries(making.map(({ station, seconds }) => [station, makingTimeText(seconds)]))

/** The value for a time that cannot be read: the rule refuses it, and the field keeps what was typed. */
const unreadable = -1

export const makingFrom = (typed: TypedTimes): Making[] =>
  Object.entries(typed).flatMap(([station, text]) => {
    const seconds = readMakingTime(text)
    return seconds === null ? [] : [{ station, seconds: Number.isNaN(seconds) ? unreadable : seconds }]
  })

/** Whether both say the same, in whatever order. */
export const sameMaking = (one: readonly Making[], other: readonly Making[]): boolean =>
  one.length === other.length &&
  one.every(({ station, seconds }) => other.some((each) => each.station === station && each.seconds === seconds))

/** '2:00' for '2'; as it was typed if it cannot be read. */
export function timeText(typed = ''): string {
  const seconds = readMakingTime(typed)
  if (seconds === null) return ''
  return Number.isNaN(seconds) ? typed : makingTimeText(seconds)
}
