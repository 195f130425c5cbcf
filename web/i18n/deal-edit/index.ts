// The words for editing the parts of a meal deal; loaded with the form of an item.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useDealEditText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
