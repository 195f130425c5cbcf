// The words of the page of receipt printers.
import { dictionaries } from '../dictionary.ts'
import { printers } from './en.ts'

const of = dictionaries(
  { printers },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const usePrinterText = of('printers')
export type { PrinterText } from './en.ts'
