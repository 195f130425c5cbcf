// The words of the printer at a board's USB.
import { dictionaries } from '../dictionary.ts'
import { usb } from './en.ts'

export const useUsbText = dictionaries(
  { usb },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)('usb')
