// Where a picture is fetched from, whichever of the three kinds it is (D-16).
import type { Image } from '../../domain/menu.ts'
import { pictureWidths } from '../../domain/picture-widths.ts'

/** An uploaded one comes in the width that is asked for, in pixels. */
export function imageUrl({ kind, ref }: Image, width = 320): string {
  if (kind === 'bundled') return `/pictures/${encodeURIComponent(ref)}.svg`
  return kind === 'uploaded' ? `/uploads/${ref}/${width}` : ref
}

/**
 * What a menu card, a cart line or a tracked line shows: the address and the size that it takes its room with. An uploaded
 * one comes as wide as it is shown, and its own colour stands there until it has come.
 */
export const pictureOf = (image: Image) => ({
  src: imageUrl(image, 640),
  width: 640,
  height: 560,
  ...(image.kind === 'uploaded' && {
    srcSet: pictureWidths.map((width) => `${imageUrl(image, width)} ${width}w`).join(),
    sizes: 'auto,50vw',
    style: { backgroundColor: `#${image.ref.slice(-6)}` },
  }),
})
