// The words of the link to a registered till; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { tillLink } from './en.ts'

const of = dictionaries(
  { tillLink },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useTillLinkText = of('tillLink')
