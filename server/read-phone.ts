// Reads phone numbers as people type them, in Belgium first.
import parsePhone from 'libphonenumber-js/min'
import type { PhoneReading } from '../domain/order/order.ts'
import { readPhone as numberIn } from '../domain/shared/phone.ts'

/** A text with the number in it, by the rule of the domain (D-5). */
export const readPhone = (typed: string): PhoneReading => ({
  typed,
  number: numberIn(typed, (text) => parsePhone(text, 'BE')),
})
