// Times and time zones as people type them.
import type { Minutes } from './hours.ts'

/** Minutes for '7', '7:30', '07.30', '0730' or '7h30'; '24:00' ends the day. NaN if it is not a time. */
export function readClock(typed: string): Minutes {
  const match = /^(\d{1,2})(?:\s*[:.hu]\s*(\d{2})?|(\d{2}))?$/i.exec(typed.trim())
  if (!match) return Number.NaN
  const minutes = Number(match[2] ?? match[3] ?? 0)
  const time = Number(match[1]) * 60 + minutes
  return minutes < 60 && time <= 1440 ? time : Number.NaN
}

/** Whether it is the name of a time zone, such as 'Europe/Brussels'; a bare offset does not count. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
