// What the shop shows besides its menu: its own pictures or film, the demo's, or nothing, place by place.
import type { Image } from '#domain/menu/menu.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { isPictureRef, longImageWords } from '#domain/shared/picture.ts'
import { recordOf } from '#domain/shared/record.ts'
import { tidyText } from '#domain/shared/text.ts'

/** The top of the landing page, its story and its tour; the carousels of the about page and of the sign-in. */
export const mediaPlaces = ['hero', 'story', 'panorama', 'about', 'account'] as const
export type MediaPlace = (typeof mediaPlaces)[number]

export const mediaSources = ['own', 'demo', 'none'] as const
export type MediaSource = (typeof mediaSources)[number]

export interface OwnPicture {
  /** An uploaded one. */
  readonly image: Image
  /** For people who cannot see it. */
  readonly imageWords: LocalText
}

export interface PlaceMedia {
  readonly shows: MediaSource
  /** The shop's own, in their order; kept while something else is shown. */
  readonly pictures: readonly OwnPicture[]
}

export type Media = Readonly<Record<MediaPlace, PlaceMedia>> & {
  /** The key of an uploaded film, which moves over the picture of the shop at the top of the landing page. */
  readonly film: string | null
}

/** How many own pictures a place shows at most. */
export const mostPictures: Readonly<Record<MediaPlace, number>> = {
  hero: 1,
  story: 2,
  panorama: 1,
  about: 7,
  account: 4,
}

/** An uploaded film: 20 MB. */
export const filmLimit = 20 * 1024 * 1024

/** The shape of an uploaded film's key, a digest of its content. */
export const isFilmKey = (text: string): boolean => /^[\w-]{22}$/.test(text)

const everywhere = (shows: MediaSource): Media => {
  const place: PlaceMedia = { shows, pictures: [] }
  return { hero: place, story: place, panorama: place, about: place, account: place, film: null }
}

export const noMedia: Media = everywhere('none')
export const demoMedia: Media = everywhere('demo')

/** The media without those of the demo. */
export const withoutDemoMedia = (media: Media): Media => ({
  ...recordOf(mediaPlaces, (place): PlaceMedia => {
    const { shows, pictures } = media[place]
    return { shows: shows === 'demo' ? 'none' : shows, pictures }
  }),
  film: media.film,
})

export interface MediaProblem {
  readonly problem: 'picture_missing' | 'pictures_too_many' | 'image_wrong' | 'film_wrong' | 'image_words_too_long'
  readonly field: `media.${MediaPlace | 'film'}`
  readonly line?: number
}

export function mediaProblems(media: Media): MediaProblem[] {
  const found: MediaProblem[] = []
  for (const place of mediaPlaces) {
    const field = `media.${place}` as const
    const { shows, pictures } = media[place]
    if (shows === 'own' && pictures.length === 0) found.push({ problem: 'picture_missing', field })
    if (pictures.length > mostPictures[place]) found.push({ problem: 'pictures_too_many', field })
    for (const [line, { image, imageWords }] of pictures.entries()) {
      if (image.kind !== 'uploaded' || !isPictureRef(image)) found.push({ problem: 'image_wrong', field, line })
      if (longImageWords(imageWords).length > 0) found.push({ problem: 'image_words_too_long', field, line })
    }
  }
  if (media.film !== null && !isFilmKey(media.film)) found.push({ problem: 'film_wrong', field: 'media.film' })
  return found
}

export const tidyMedia = (media: Media): Media => ({
  ...recordOf(mediaPlaces, (place): PlaceMedia => {
    const { shows, pictures } = media[place]
    return { shows, pictures: pictures.map(({ image, imageWords }) => ({ image, imageWords: tidyText(imageWords) })) }
  }),
  film: media.film,
})

/** Every uploaded picture that the shop shows of itself, or keeps to show it again. */
export const ownPictures = (media: Media): Image[] =>
  mediaPlaces.flatMap((place) => media[place].pictures.map(({ image }) => image))
