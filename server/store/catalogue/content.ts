// The words of the landing page: special offers, posts and testimonials, in their order.

import type { Image, ImageKind } from '../../../domain/menu/menu.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { read } from '../json.ts'
import { readSetting, writeSetting } from '../settings.ts'
import type { Trx } from '../write-queue.ts'

export interface Offer {
  readonly id: string
  readonly image: Image
  readonly imageWords: LocalText
  readonly title: LocalText
  readonly subTitle: LocalText
  readonly details: readonly LocalText[]
}

export interface Post {
  readonly id: string
  readonly image: Image
  readonly imageWords: LocalText
  /** 'YYYY-MM-DD'. */
  readonly date: string
  /** Who answers. */
  readonly name: LocalText
  readonly question: LocalText
  readonly answer: LocalText
}

export interface Testimonial {
  readonly id: string
  readonly name: string
  /** The id of a branch. */
  readonly branch: string
  readonly text: LocalText
}

export interface Content {
  readonly offers: readonly Offer[]
  readonly posts: readonly Post[]
  readonly testimonials: readonly Testimonial[]
}

/** Another text after every change of the content, and never the same again. */
export const contentVersion = async (db: Db): Promise<string> => (await readSetting(db, 'content.version')) ?? ''

/** To be called in every transaction that changes an offer, a post or a testimonial. */
export async function touchContent(trx: Trx): Promise<void> {
  // Drawn, not counted: two servers, or a change that was undone and another, could count to the same number.
  await writeSetting(trx, 'content.version', crypto.randomUUID())
}

/** Everything, in the order in which it is shown. */
export async function readContent(db: Db): Promise<Content> {
  const offers = await db.selectFrom('offer').selectAll().orderBy('position').execute()
  const posts = await db.selectFrom('post').selectAll().orderBy('position').execute()
  const testimonials = await db.selectFrom('testimonial').selectAll().orderBy('position').execute()
  return {
    offers: offers.map((row) => ({
      id: row.id,
      image: imageFrom(row),
      imageWords: read<LocalText>(row.image_words),
      title: read<LocalText>(row.title),
      subTitle: read<LocalText>(row.sub_title),
      details: read<LocalText[]>(row.details),
    })),
    posts: posts.map((row) => ({
      id: row.id,
      image: imageFrom(row),
      imageWords: read<LocalText>(row.image_words),
      date: row.date,
      name: nameFrom(read<LocalText | string>(row.name)),
      question: read<LocalText>(row.question),
      answer: read<LocalText>(row.answer),
    })),
    testimonials: testimonials.map(({ id, name, branch, text }) => ({
      id,
      name,
      branch,
      text: read<LocalText>(text),
    })),
  }
}

const imageFrom = (row: { image_kind: string; image_ref: string }): Image => ({
  kind: row.image_kind as ImageKind,
  ref: row.image_ref,
})

/** A name that needs no translation may be kept as it is. */
const nameFrom = (name: LocalText | string): LocalText => (typeof name === 'string' ? { en: name } : name)
