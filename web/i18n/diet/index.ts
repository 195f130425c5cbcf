// The words for what a customer avoids; they come when somebody opens it, or with the menu of who has said it before.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useDietText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
