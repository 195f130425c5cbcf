// The words of the pages around the menu; they come with those pages.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const usePageText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
