// The words of the first load: the frame, the menu and the cart.
import { dictionaries } from './dictionary.ts'
import { first } from './en.ts'

export { startLocale } from '../data/page/page-locale.ts'

const of = dictionaries(
  { first },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)

export const useText = of('first')
