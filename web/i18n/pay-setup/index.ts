// The words of the page on which the owner sets up online payment.
import { dictionaries } from '../dictionary.ts'
import { setup } from './en.ts'

const of = dictionaries(
  { setup },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useSetupText = of('setup')
