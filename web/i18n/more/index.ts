// The words of what opens over the menu or beside it; they come with those parts, right after the first load.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useMoreText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
