// The words of what is made ahead: the list, the count of the evening, and the fields of an item.
import { dictionaries } from '../dictionary.ts'
import { bake } from './en.ts'

const of = dictionaries(
  { bake },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useBakeText = of('bake')
