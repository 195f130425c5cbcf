// The words of the shell, the menu and the cart, and the maker of every other dictionary.
import { dictionary } from './dictionary.ts'
import { en } from './en.ts'

export { dictionary, type Words } from './dictionary.ts'
export type { Dictionary } from './en.ts'
export { setLocale, startLocale } from './locale.ts'
export { plural } from './plural.ts'

export const useText = dictionary(en, {
  nl: () => import('./nl.ts').then((words) => words.nl),
  fr: () => import('./fr.ts').then((words) => words.fr),
  ar: () => import('./ar.ts').then((words) => words.ar),
})
