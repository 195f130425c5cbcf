// The words of paying online; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { pay } from './en.ts'

const of = dictionaries(
  { pay },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const usePayText = of('pay')
