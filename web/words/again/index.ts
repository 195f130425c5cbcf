// The words of ordering the same again, favourites and shared carts; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { again } from './en.ts'

const of = dictionaries(
  { again },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useAgainText = of('again')
