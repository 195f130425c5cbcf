// The words of the stamp card, for customers and at the counter; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { stampDesk, stamps } from './en.ts'

const of = dictionaries(
  { stamps, stampDesk },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useStampText = of('stamps')
export const useStampDeskText = of('stampDesk')
export type { StampDeskText } from './en.ts'
