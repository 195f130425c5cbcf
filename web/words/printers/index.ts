// The words of printing: the page of receipt printers, slips on the board and on an order, a printer at a board's USB.
import { dictionaries } from '../dictionary.ts'
import { printers, slips, usb } from './en.ts'

const of = dictionaries(
  { printers, slips, usb },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const usePrinterText = of('printers')
export const useSlipText = of('slips')
export const useUsbText = of('usb')
export type { PrinterText } from './en.ts'
