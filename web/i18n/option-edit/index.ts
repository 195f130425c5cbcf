// The words of option groups: editing them, asking for them at items, choosing of them for an order, and their stock.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useOptionEditText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
