// The words of the owner's figures; they load with the page.
import { dictionaries } from '../dictionary.ts'
import { figures } from './en.ts'

const of = dictionaries(
  { figures },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useFiguresText = of('figures')
