// The content of the landing page: special offers, posts and testimonials, in order.
import type { Db } from '../engines/engine.ts'
import { readSetting, writeSetting } from '../setting-store.ts'
import type { Trx } from '../write-queue.ts'
import {
  type OfferFields,
  offerFrom,
  type PostFields,
  postFrom,
  type TestimonialFields,
  testimonialFrom,
} from './content-rows.ts'

interface Named {
  readonly id: string
}

export interface Content {
  readonly offers: readonly (Named & OfferFields)[]
  readonly posts: readonly (Named & PostFields)[]
  readonly testimonials: readonly (Named & TestimonialFields)[]
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
