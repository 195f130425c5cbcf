// The words of the menu as a spreadsheet, and of changing many prices.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useSheetText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
