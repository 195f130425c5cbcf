// The words of the second factor: setting it up, and signing in with it.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useFactorText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
