// The words of the boards, alerts and web hooks.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useAlertsText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
export type { AlertsText } from './en.ts'
