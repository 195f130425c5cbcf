// The words of gift cards; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { gift } from './en.ts'

const of = dictionaries(
  { gift },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useGiftText = of('gift')
