// Days of the week and of the calendar.

/** ISO weekdays, Monday 1 to Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/**
 * Whether 'YYYY-MM-DD' is a day of the calendar from 2000 to 2099; 30 February is not. Around these, dates compare as
 * texts; after the year 9999 they do not.
 */
export function isDate(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text
}
