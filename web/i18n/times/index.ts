// The words for when a branch has things ready; they come after the first load, with the times themselves.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useTimesText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
