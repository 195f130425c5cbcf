// The words of the contact page and the page after it.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useContactText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})

export type { ContactText } from './en.ts'
