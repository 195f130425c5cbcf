// The words of the pages around ordering: about, contact, legal, reservations and reviews.
import { dictionaries } from '../dictionary.ts'
import { about, contact, legal, reservation, review } from './en.ts'

export type { ContactText } from './en.ts'

const of = dictionaries(
  { about, contact, legal, reservation, review },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useAboutText = of('about')
export const useContactText = of('contact')
export const useLegalText = of('legal')
export const useReservationText = of('reservation')
export const useReviewText = of('review')
