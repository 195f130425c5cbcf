// The words for what was chosen of an item, for customers and staff.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useOptionsText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
