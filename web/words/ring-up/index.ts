// The words of ringing orders up by hand, where the registered till takes the money.
import { dictionaries } from '../dictionary.ts'
import { ringUp } from './en.ts'

const of = dictionaries(
  { ringUp },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useRingUpText = of('ringUp')
