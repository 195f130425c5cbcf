// The words of the review page and of the staff's list of reviews.
import { dictionary } from '../dictionary.ts'
import { en } from './en.ts'

export const useReviewText = dictionary(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})
