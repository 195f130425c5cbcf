// The words of finding one branch among many, for customers and staff; they load with the field.
import { dictionaries } from '../dictionary.ts'
import { finder } from './en.ts'

export const useFinderText = dictionaries(
  { finder },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)('finder')
