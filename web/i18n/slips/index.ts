// The words of what staff see of printing on the board and on an order; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { slips } from './en.ts'

const of = dictionaries(
  { slips },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useSlipText = of('slips')
