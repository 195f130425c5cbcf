// What a picture may be: the name of a bundled one, the key of an uploaded one, or an address elsewhere (D-16).

import type { Image } from '../menu/menu.ts'
import { type Locale, type LocalText, locales } from './locale.ts'
import { isBlank, tooLongIn } from './text.ts'

/** What an uploaded picture is for: how wide it is kept follows from it. A panorama must be twice as wide as high. */
export const uploadUses = ['picture', 'hero', 'panorama'] as const
export type UploadUse = (typeof uploadUses)[number]

/** The limits of an uploaded file: 12 MB, and 40 million pixels once decoded. */
export const uploadLimits = { bytes: 12 * 1024 * 1024, pixels: 40_000_000 } as const

export const addressLimit = 500

/** How many characters a picture's description may have in each language. */
export const imageWordsLimit = 160

/** An http or https address with a host name, without spaces, quotes or a password. */
export function isPictureAddress(text: string): boolean {
  return (
    text.length <= addressLimit && /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s"'<>\\]*)?$/i.test(text)
  )
}

/** The shape of an uploaded picture's key: a digest of its content, then its colour while it loads. */
export const isUploadKey = (text: string): boolean => /^[\w-]{22}-[0-9a-f]{6}$/.test(text)

/** Whether the reference has the right shape for its kind; not whether the picture exists. */
export function isPictureRef({ kind, ref }: Image): boolean {
  if (kind === 'url') return isPictureAddress(ref)
  return kind === 'uploaded' ? isUploadKey(ref) : /^[a-z0-9-]{1,60}$/.test(ref)
}

/** A picture and its description, in some or all languages, for people who cannot see it. */
export interface Described {
  readonly image: Image | null
  readonly imageWords: LocalText
}

/** The languages in which a picture's description is too long. */
export const longImageWords = (words: LocalText): Locale[] => tooLongIn(words, imageWordsLimit)

/** Whether the picture changed while its description stayed the same. */
export function keepsEarlierWords(before: Described, now: Described): boolean {
  if (!before.image?.ref || !now.image?.ref) return false
  if (before.image.kind === now.image.kind && before.image.ref === now.image.ref) return false
  return locales.some((locale) => {
    const words = before.imageWords[locale] ?? ''
    return !isBlank(words) && words === now.imageWords[locale]
  })
}
