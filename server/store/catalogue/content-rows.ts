// Offers, posts and testimonials as rows of their tables, in both directions; the caller adds id and position.
import type { OfferEntry, PostEntry, TestimonialEntry } from '../../../domain/content.ts'
import type { Image, ImageKind } from '../../../domain/menu/menu.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { read, write } from '../json.ts'
import type { OfferRow, PostRow, TestimonialRow } from './catalogue-tables.ts'

export type OfferFields = Omit<OfferEntry, 'kind'>
export type PostFields = Omit<PostEntry, 'kind'>
export type TestimonialFields = Omit<TestimonialEntry, 'kind'>

export const offerRow = (offer: OfferFields) => ({
  ...imageColumns(offer),
  title: write(offer.title),
  sub_title: write(offer.subTitle),
  details: write(offer.details),
})

export const offerFrom = (row: Stored<OfferRow>): OfferFields => ({
  ...imageFrom(row),
  title: read<LocalText>(row.title),
  subTitle: read<LocalText>(row.sub_title),
  details: read<LocalText[]>(row.details),
})

export const postRow = (post: PostFields) => ({
  ...imageColumns(post),
  date: post.date,
  name: write(post.name),
  question: write(post.question),
  answer: write(post.answer),
})

export const postFrom = (row: Stored<PostRow>): PostFields => ({
  ...imageFrom(row),
  date: row.date,
  name: nameFrom(read<LocalText | string>(row.name)),
  question: read<LocalText>(row.question),
  answer: read<LocalText>(row.answer),
})

/** A name that needs no translation may be plain text; databases of the first version contain such names. */
export const nameFrom = (name: LocalText | string): LocalText => (typeof name === 'string' ? { en: name } : name)

export const testimonialRow = ({ name, branch, text }: TestimonialFields) => ({ name, branch, text: write(text) })

export const testimonialFrom = ({ name, branch, text }: TestimonialRow): TestimonialFields => ({
  name,
  branch,
  text: read<LocalText>(text),
})

type Pictured = { readonly image: Image; readonly imageWords: LocalText }
type Stored<Row extends OfferRow | PostRow> = Omit<Row, 'image_words'> & { readonly image_words: string }

const imageColumns = ({ image, imageWords }: Pictured) => ({
  image_kind: image.kind,
  image_ref: image.ref,
  image_words: write(imageWords),
})

const imageFrom = (row: { image_kind: string; image_ref: string; image_words: string }): Pictured => ({
  image: { kind: row.image_kind as ImageKind, ref: row.image_ref },
  imageWords: read<LocalText>(row.image_words),
})
