// The words of reserving a table, for guests and for staff.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useReservationText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
