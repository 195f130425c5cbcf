// The words of the first load: the frame, the menu and the cart.
import { dictionaries } from './dictionary.ts'
import * as english from './en.ts'

export { startLocale } from './locale.ts'

const of = dictionaries(english, {
  nl: () => import('./nl.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
})

export const useText = of('first')
