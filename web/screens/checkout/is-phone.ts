// Whether a text is a telephone number, by the server's rule; it needs a library, so it is loaded on demand.
import parsePhone from 'libphonenumber-js/min'
import { readPhone } from '../../../domain/shared/phone.ts'

export const isPhone = (typed: string): boolean => readPhone(typed, (text) => parsePhone(text, 'BE')) !== null
