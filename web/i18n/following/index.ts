// The words for an order that is being followed; they come with its page and with the bar of every page.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useFollowingText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
