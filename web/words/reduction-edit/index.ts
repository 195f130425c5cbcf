// The words of the office's page of reductions.
import { dictionaries } from '../dictionary.ts'
import { reductionEdit } from './en.ts'

const of = dictionaries(
  { reductionEdit },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useReductionEditText = of('reductionEdit')
