// The words of the capacity of a branch, the making times, and the promises kept.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const usePaceText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
export type { PaceText } from './en.ts'
