// The words of the shell, the menu and the cart.
import { dictionary } from './dictionary.ts'
import { en } from './en.ts'

export { startLocale } from './locale.ts'

export const useText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
