// Whether a text is a telephone number, by the server's rule; it comes with its library, so only when it is asked for.
import parsePhone from 'libphonenumber-js/min'
import { readPhone } from '../../../domain/shared/phone.ts'

export const isPhone = (typed: string): boolean => readPhone(typed, (text) => parsePhone(text, 'BE')) !== null
