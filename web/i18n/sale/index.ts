// The words of where and when something is sold, for customers.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useSaleText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
