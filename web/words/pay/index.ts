// The words of paying online; they load with what shows them.
import { dictionaries } from '../dictionary.ts'
import { type PayText, pay } from './en.ts'

const of = dictionaries(
  { pay },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const usePayText = of('pay')

/** What a way to pay is called here; `name` is what the provider calls it. */
export const methodName = (
  { methods }: PayText,
  { id, name }: { readonly id: string; readonly name: string },
): string => methods[id] ?? name
