// Days of the week and of the calendar.

/** ISO weekdays, Monday 1 to Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** Whether 'YYYY-MM-DD' is a day of the calendar; 30 February is not. */
export function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text
}
