// The words of the menu, the landing page and an item.
import { dictionaries } from '../dictionary.ts'
import { allergens, diet, home, item, more, options, type PhotosText, pages, photos, sale, times, words } from './en.ts'

export type { HomeText } from './en.ts'

const of = dictionaries(
  { home, photos, times, sale, pages, more, diet, allergens, item, options, words },
  {
    nl: () => import('./nl.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
  },
)
export const useHomeText = of('home')

/** Descriptions of the shop's own pictures, in the visitor's language. */
export const usePhotosText = of('photos')
export const useTimesText = of('times')
export const useSaleText = of('sale')
export const usePageText = of('pages')
export const useMoreText = of('more')
export const useDietText = of('diet')
export const useAllergensText = of('allergens')
export const useItemText = of('item')
export const useOptionsText = of('options')

const has = (words: PhotosText, name: string): name is keyof PhotosText => Object.hasOwn(words, name)

/**
 * A picture's description: the one that staff wrote in this language, or else ours if it is a bundled picture. Other
 * pictures have none, because their text is beside them.
 */
export const photoWords = (
  words: PhotosText,
  { kind, ref }: { readonly kind: string; readonly ref: string },
  written = '',
): string => written || (kind === 'bundled' && has(words, ref) ? words[ref] : '')
