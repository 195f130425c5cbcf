// The content of the landing page: special offers, posts and testimonials, in order.

import { sql } from 'kysely'
import type { Image, ImageKind } from '#domain/menu/menu.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { OfferEntry, PostEntry, TestimonialEntry } from '#domain/shop/content.ts'
import type { Db } from '../engines/engine.ts'
import { savedRules } from '../guests/reservation-store.ts'
import { fromJson, toJson } from '../json.ts'
import type { OfferRow, PostRow, TestimonialRow } from '../menu/catalogue-tables.ts'
import type { Trx } from '../write-queue.ts'
import { readSetting, writeSetting } from './setting-store.ts'

interface NamedEntry {
  readonly id: string
}

export interface Content {
  readonly offers: readonly (NamedEntry & OfferContent)[]
  readonly posts: readonly (NamedEntry & PostContent)[]
  readonly testimonials: readonly (NamedEntry & TestimonialContent)[]
}

/** Changes with every change of the content, and never repeats. */
export const contentVersion = async (db: Db): Promise<string> => (await readSetting(db, 'content.version')) ?? ''

/** Call it in every transaction that changes an offer, a post or a testimonial. */
export async function touchContent(trx: Trx): Promise<void> {
  // Random, not counted: two servers, or a change after an undone one, could count to the same number.
  await writeSetting(trx, 'content.version', crypto.randomUUID())
}

/** All content, in the order in which it is shown. */
export async function readContent(db: Db): Promise<Content> {
  const offers = await db.selectFrom('offer').selectAll().orderBy('position').execute()
  const posts = await db.selectFrom('post').selectAll().orderBy('position').execute()
  const testimonials = await db.selectFrom('testimonial').selectAll().orderBy('position').execute()
  return {
    offers: offers.map((row) => ({ id: row.id, ...offerFrom(row) })),
    posts: posts.map((row) => ({ id: row.id, ...postFrom(row) })),
    testimonials: testimonials.map((row) => ({ id: row.id, ...testimonialFrom(row) })),
  }
}

export type OfferContent = Omit<OfferEntry, 'kind'>
export type PostContent = Omit<PostEntry, 'kind'>
export type TestimonialContent = Omit<TestimonialEntry, 'kind'>

export const offerRow = (offer: OfferContent) => ({
  ...imageColumns(offer),
  title: toJson(offer.title),
  sub_title: toJson(offer.subTitle),
  details: toJson(offer.details),
})

const offerFrom = (row: Stored<OfferRow>): OfferContent => ({
  ...imageFrom(row),
  title: fromJson<LocalText>(row.title),
  subTitle: fromJson<LocalText>(row.sub_title),
  details: fromJson<LocalText[]>(row.details),
})

export const postRow = (post: PostContent) => ({
  ...imageColumns(post),
  date: post.date,
  name: toJson(post.name),
  question: toJson(post.question),
  answer: toJson(post.answer),
})

const postFrom = (row: Stored<PostRow>): PostContent => ({
  ...imageFrom(row),
  date: row.date,
  name: nameFrom(fromJson<LocalText | string>(row.name)),
  question: fromJson<LocalText>(row.question),
  answer: fromJson<LocalText>(row.answer),
})

/** A name that needs no translation may be plain text; databases of the first version contain such names. */
export const nameFrom = (name: LocalText | string): LocalText => (typeof name === 'string' ? { en: name } : name)

export const testimonialRow = ({ name, branch, text }: TestimonialContent) => ({ name, branch, text: toJson(text) })

const testimonialFrom = ({ name, branch, text }: TestimonialRow): TestimonialContent => ({
  name,
  branch,
  text: fromJson<LocalText>(text),
})

type Pictured = { readonly image: Image; readonly imageWords: LocalText }
type Stored<Row extends OfferRow | PostRow> = Omit<Row, 'image_words'> & { readonly image_words: string }

const imageColumns = ({ image, imageWords }: Pictured) => ({
  image_kind: image.kind,
  image_ref: image.ref,
  image_words: toJson(imageWords),
})

const imageFrom = (row: { image_kind: string; image_ref: string; image_words: string }): Pictured => ({
  image: { kind: row.image_kind as ImageKind, ref: row.image_ref },
  imageWords: fromJson<LocalText>(row.image_words),
})

/**
 * The origins of pictures of the catalogue and the content, such as https://pictures.example. Text that is no address
 * of the web is left out.
 */
export async function picturesElsewhere(db: Db): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select image_ref as ref from item where image_kind = 'url' and removed_at is null
    union select image_ref from offer where image_kind = 'url'
    union select image_ref from post where image_kind = 'url'
    union select image_ref from branch where image_kind = 'url'
    union select image_ref from category where image_kind = 'url'`.execute(db)
  return originsOf(rows.map(({ ref }) => ref))
}

/** The origin of the calendar of events. */
export const framesElsewhere = async (db: Db): Promise<string[]> => originsOf([(await savedRules(db))?.calendar ?? ''])

/** More would make a header that proxies refuse. */
const mostOrigins = 20

function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address)
    return url && /^https?:$/.test(url.protocol) && /^[a-z0-9.:-]+$/.test(url.host) ? [url.origin] : []
  })
  return [...new Set(origins)].sort().slice(0, mostOrigins)
}
