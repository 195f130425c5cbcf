// The words of invoices, for customers and staff; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { invoice } from './en.ts'

const of = dictionaries(
  { invoice },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useInvoiceText = of('invoice')
