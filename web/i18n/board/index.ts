// The words of the board; only its lazily loaded code imports it.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useBoardText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
