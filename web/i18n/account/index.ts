// The words of sign-in, sign-up and the list of people.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useAccountText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})

export type { AccountText } from './en.ts'
