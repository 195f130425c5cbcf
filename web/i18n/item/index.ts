// The words of an item's sheet; loaded with it, never with the menu.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useItemText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
