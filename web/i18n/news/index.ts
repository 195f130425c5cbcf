// The words by which customers ask to be told of their order; they load with its page.
import { dictionaries } from '../dictionary.ts'
import { news } from './en.ts'

const of = dictionaries(
  { news },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useNewsText = of('news')
