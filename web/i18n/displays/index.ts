// The words of the page on which staff add and withdraw screens for guests.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useDisplaysText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
