// The words of office baskets; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { basket } from './en.ts'

const of = dictionaries(
  { basket },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useBasketText = of('basket')
