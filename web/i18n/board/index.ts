// The words of the board and the till.
import { dictionaries } from '../dictionary.ts'
import * as english from './en.ts'

const of = dictionaries(english, {
  nl: () => import('./nl.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
})
export const useBoardText = of('board')
export const useTillText = of('till')
export const useGuardText = of('guard')
export const usePaceText = of('pace')
