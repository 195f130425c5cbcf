// The words of the board and the till.
import { dictionaries } from '../dictionary.ts'
import { board, guard, pace, till } from './en.ts'

const of = dictionaries(
  { board, till, guard, pace },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useBoardText = of('board')
export const useTillText = of('till')
export const useGuardText = of('guard')
export const usePaceText = of('pace')
