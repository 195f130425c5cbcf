// The words of a customer’s own data, below the order that is over.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useOwnDataText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
