// The words of the branches' settings.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useBranchText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})

export type { BranchText } from './en.ts'
