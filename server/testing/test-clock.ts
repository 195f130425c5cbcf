// The shop's clock, set by the test.
import { instantOf } from '#domain/branch/hours.ts'

export const brussels = 'Europe/Brussels'

export interface Clock {
  readonly now: () => number
  /** Sets it to a Brussels time such as '2026-03-04 09:00' or '2026-03-04 11:59:59'. */
  set(text: string): void
  pass(milliseconds: number): void
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** An ordinary Wednesday morning, when every branch is open and takes orders. */
export const wednesdayMorning = '2026-03-04 09:00'

export function at(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (!match) throw new Error(`'${text}' is no time such as '2026-03-04 09:00'`)
  const [, date = '', hours, minutes, seconds = 0] = match
  return instantOf(date, Number(hours) * 60 + Number(minutes), brussels) + Number(seconds) * second
}

export function fakeClock(start = wednesdayMorning): Clock {
  let now = at(start)
  return {
    now: () => now,
    set: (text) => {
      now = at(text)
    },
    pass: (milliseconds) => {
      now += milliseconds
    },
  }
}
