// The words of money: VAT.
import { dictionaries } from '../dictionary.ts'
import { vat } from './en.ts'

const of = dictionaries(
  { vat },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useVatText = of('vat')
