// Reads phone numbers as people type them, in Belgium first.
import parsePhone from 'libphonenumber-js/min'
import type { PhoneReading } from '../domain/order.ts'

/** A number that libphonenumber finds valid with Belgium as its home, as E.164; or ten digits from 1 to 9 (D-5). */
export function readPhone(typed: string): PhoneReading {
  const parsed = typed.trim() === '' ? undefined : parsePhone(typed, 'BE')
  if (parsed?.isValid()) return { typed, number: parsed.number }
  const digits = typed.replace(/[\s./-]/g, '')
  return { typed, number: /^[1-9]\d{9}$/.test(digits) ? digits : null }
}
