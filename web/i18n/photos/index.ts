// What the shop's own pictures show, in the visitor's language.
import { dictionary } from '../dictionary.ts'
import { en, type PhotosText } from './en.ts'

export const usePhotosText = dictionary<PhotosText>(en, {
  nl: () => import('./nl.ts').then((part) => part.nl),
  fr: () => import('./fr.ts').then((part) => part.fr),
  ar: () => import('./ar.ts').then((part) => part.ar),
})

const has = (words: PhotosText, name: string): name is keyof PhotosText => Object.hasOwn(words, name)

/**
 * What a picture shows: what staff wrote of it in this language, else what is known of our own; nothing of any other, whose
 * text stands beside it.
 */
export const photoWords = (
  words: PhotosText,
  { kind, ref }: { readonly kind: string; readonly ref: string },
  written = '',
): string => written || (kind === 'bundled' && has(words, ref) ? words[ref] : '')
