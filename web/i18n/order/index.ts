// The words of the checkout, the confirmation and the tracking; they come with those screens.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useOrderText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
