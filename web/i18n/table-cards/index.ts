// The words of the page that prints table cards.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useTableCardsText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
