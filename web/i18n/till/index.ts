// The words of the till: money, closing the day, entering and changing orders, and their history.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useTillText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
