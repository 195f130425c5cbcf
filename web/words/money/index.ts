// The words of money: VAT, payouts, and setting up online payment.
import { dictionaries } from '../dictionary.ts'
import { payouts, setup, vat } from './en.ts'

const of = dictionaries(
  { vat, payouts, setup },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useVatText = of('vat')
export const usePayoutText = of('payouts')
export const useSetupText = of('setup')
