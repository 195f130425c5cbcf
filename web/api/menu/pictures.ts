// Where a picture is fetched from, whichever of the three kinds it is (D-16).
import type { Image } from '../../../domain/menu/menu.ts'
import { bundledWidths, pictureWidths } from '../../../domain/shared/picture-widths.ts'
import { picturesVersion } from './pictures-version.ts'

/** Our own and uploaded ones come in the narrowest of their widths that is at least as wide as is asked for, in pixels. */
export function imageUrl({ kind, ref }: Image, width = 320): string {
  if (kind === 'url') return ref
  const widths = widthsOf(kind)
  const kept = widths.find((one) => one >= width) ?? widths.at(-1)
  return kind === 'uploaded'
    ? `/uploads/${ref}/${kept}`
    : `/pictures/${encodeURIComponent(ref)}/${kept}?v=${picturesVersion}`
}

const widthsOf = (kind: 'bundled' | 'uploaded'): readonly number[] =>
  kind === 'uploaded' ? pictureWidths : bundledWidths

/** A picture of our own by its name. */
export const bundled = (ref: string): Image => ({ kind: 'bundled', ref })

/** What our own pictures stand on until they have come: their wall above, their table below. */
const room = 'linear-gradient(#efe2cc 38%,#a37b55 44%,#8d6848)'

/**
 * What a menu card, a cart line or a tracked line shows: the address and the size that it takes its room with. It comes as
 * wide as it is shown, and its own colours stand there until it has come.
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
