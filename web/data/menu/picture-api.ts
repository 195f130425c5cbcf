// The addresses of pictures, for all three kinds (D-16).
import type { Image } from '#domain/menu/menu.ts'
import { bundledWidths, pictureWidths, wideWidths } from '#domain/shared/picture-widths.ts'
import { picturesVersion } from './pictures-version.ts'

/** Own and uploaded pictures come in the narrowest available width that is at least `width`, in pixels. */
export function imageUrl({ kind, ref }: Image, width = 320): string {
  if (kind === 'url') return ref
  const widths = kind === 'uploaded' ? [...pictureWidths, ...wideWidths] : bundledWidths
  const kept = widths.find((one) => one >= width) ?? widths.at(-1)
  return kind === 'uploaded'
    ? `/uploads/${ref}/${kept}`
    : `/pictures/${encodeURIComponent(ref)}/${kept}?v=${picturesVersion}`
}

const widthsOf = (kind: 'bundled' | 'uploaded'): readonly number[] =>
  kind === 'uploaded' ? pictureWidths : bundledWidths

export const bundledImage = (ref: string): Image => ({ kind: 'bundled', ref })

/** The background of our own pictures until they have loaded: their wall above, their table below. */
const room = 'linear-gradient(#efe2cc 38%,#a37b55 44%,#8d6848)'

/**
 * The attributes of the picture on a menu card, a cart line or a tracked line: its address, and the size that reserves
 * its room. It is loaded as wide as it is shown, and its own colours show until it has loaded.
 */
export const pictureOf = (image: Image, sizes = '50vw') => ({
  src: imageUrl(image, 500),
  width: 640,
  height: 560,
  ...(image.kind !== 'url' && {
    srcSet: widthsOf(image.kind)
      .map((width) => `${imageUrl(image, width)} ${width}w`)
      .join(),
    sizes: `auto,${sizes}`,
    style: image.kind === 'uploaded' ? { backgroundColor: `#${image.ref.slice(-6)}` } : { backgroundImage: room },
  }),
})

/** The attributes of an uploaded picture at the top of the landing page, as wide as the window. */
export const heroPictureOf = (image: Image) => ({
  src: imageUrl(image, 960),
  srcSet: [640, 960, 1600].map((width) => `${imageUrl(image, width)} ${width}w`).join(),
  sizes: '(width >= 48rem) 96vw, 170vw',
  width: 1600,
  height: 900,
})
