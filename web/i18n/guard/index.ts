// The words of the page about fake orders, and of the button that refuses and blocks.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useGuardText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
