// The words of the screens on which the owner edits the legal pages.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useLegalEditText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
