// The words of reductions for customers; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { reductions } from './en.ts'

const of = dictionaries(
  { reductions },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useReductionText = of('reductions')
