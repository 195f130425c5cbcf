// The words for what things contain; they come with the parts that say it.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useAllergensText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
