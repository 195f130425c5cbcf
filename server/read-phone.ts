// Reads phone numbers as people type them, by default as Belgian numbers.
import parsePhone from 'libphonenumber-js/min'
import type { PhoneReading } from '#domain/order/order.ts'
import { readPhone as numberIn } from '#domain/shared/phone.ts'

/** A text that contains the number, by the rule of the domain (D-5). */
export const phoneReadingOf = (typed: string): PhoneReading => ({
  typed,
  number: numberIn(typed, (text) => parsePhone(text, 'BE')),
})
