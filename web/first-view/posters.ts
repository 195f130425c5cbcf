// The pictures that the document loads early, each for the windows that show it.
import type { Poster } from '../../contract/first-view.ts'
import { heroPictureOf } from '../api/menu/pictures.ts'
import { photoSrcSet } from '../components/media/photo.tsx'
import { heroPicture } from '../screens/home/hero-picture.ts'
import { standIn, withSlot } from './ref-slot.ts'

/** Where no `md:` class counts. */
export const onPhones = '(width < 48rem)'

export const homePosters: readonly Poster[] = [heroPicture.other, { ...heroPicture, media: onPhones }].map((cut) => ({
  type: 'image/avif',
  media: cut.media,
  srcset: photoSrcSet(cut, 'avif'),
  sizes: cut.sizes,
}))

const { srcSet, sizes } = heroPictureOf({ kind: 'uploaded', ref: standIn })

/** Of the shop's own picture at the top of the landing page. */
export const ownPoster: Poster = { media: 'all', srcset: withSlot(srcSet), sizes }
