// Descriptions of the shop's own pictures, in the visitor's language.
import { dictionary } from '../dictionary.ts'
import { en, type PhotosText } from './en.ts'

export const usePhotosText = dictionary<PhotosText>(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})

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
