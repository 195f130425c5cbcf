// The words of the page of payouts.
import { dictionaries } from '../dictionary.ts'
import { payouts } from './en.ts'

const of = dictionaries(
  { payouts },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const usePayoutText = of('payouts')
