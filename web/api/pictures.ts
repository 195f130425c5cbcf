// Where a picture is fetched from, whichever of the three kinds it is (D-16).
import type { Image } from '../../domain/menu.ts'

export function imageUrl(image: Image): string {
  if (image.kind === 'bundled') return `/pictures/${encodeURIComponent(image.ref)}.svg`
  if (image.kind === 'uploaded') return `/uploads/${encodeURIComponent(image.ref)}`
  return image.ref
}

/** What a menu card, a cart line or a tracked line shows: the address and the size that it takes its room with. */
export const pictureOf = (image: Image) => ({ src: imageUrl(image), width: 640, height: 560 })
