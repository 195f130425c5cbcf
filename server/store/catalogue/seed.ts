// Plants a whole shop into an empty database: branches, categories, items and the texts of the landing page.
import type { Branch } from '../../../domain/branch/branch.ts'
import type { Category, Image, Item } from '../../../domain/menu/menu.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { write } from '../json.ts'
import { readSetting, writeSetting } from '../settings.ts'
import type { Trx } from '../write-queue.ts'
import { branchRow, itemRow, touchCatalogue } from './catalogue.ts'
import { touchContent } from './content.ts'

export interface Shop {
  readonly branches: readonly Branch[]
  readonly categories: readonly Category[]
  readonly items: readonly Item[]
  readonly offers: readonly {
    id: string
    image: Image
    title: LocalText
    subTitle: LocalText
    details: readonly LocalText[]
  }[]
  readonly posts: readonly {
    id: string
    image: Image
    date: string
    name: LocalText | string
    question: LocalText
    answer: LocalText
  }[]
  readonly reviews: readonly {
    food: number | null
    service: number | null
    value: number | null
    atmosphere: number | null
    userName: string
    text: string
  }[]
  readonly testimonials: readonly { id: string; name: string; branch: string; text: LocalText }[]
}

/** Returns false, and changes nothing, when the database has had a shop before. */
export async function seedShop(trx: Trx, shop: Shop, now: number): Promise<boolean> {
  if ((await readSetting(trx, 'demo.planted')) !== null) return false
  if (await trx.selectFrom('branch').select('id').limit(1).executeTakeFirst()) return false
  await writeSetting(trx, 'demo.planted', String(now))
  await trx
    .insertInto('branch')
    .values(shop.branches.map((branch, place) => branchRow(branch, place + 1)))
    .execute()
  await trx
    .insertInto('category')
    .values(
      shop.categories.map(({ id, name, desc, index }) => ({
        id,
        position: index,
        name: write(name),
        description: write(desc),
      })),
    )
    .execute()
  for (const [place, item] of shop.items.entries()) await plantItem(trx, item, place + 1)
  await plantTexts(trx, shop, now)
  await touchCatalogue(trx)
  await touchContent(trx)
  return true
}

async function plantItem(trx: Trx, item: Item, position: number): Promise<void> {
  await trx.insertInto('item').values(itemRow(item, position)).execute()
  if (item.pieces)
    await trx
      .insertInto('item_piece')
      .values(item.pieces.map((piece) => ({ item: item.id, ...piece })))
      .execute()
}

async function plantTexts(trx: Trx, shop: Shop, now: number): Promise<void> {
  const imageOf = (image: Image) => ({ image_kind: image.kind, image_ref: image.ref })
  if (shop.offers.length > 0)
    await trx
      .insertInto('offer')
      .values(
        shop.offers.map((offer, place) => ({
          id: offer.id,
          position: place + 1,
          ...imageOf(offer.image),
          title: write(offer.title),
          sub_title: write(offer.subTitle),
          details: write(offer.details),
        })),
      )
      .execute()
  if (shop.posts.length > 0)
    await trx
      .insertInto('post')
      .values(
        shop.posts.map((post, place) => ({
          id: post.id,
          position: place + 1,
          ...imageOf(post.image),
          date: post.date,
          name: write(post.name),
          question: write(post.question),
          answer: write(post.answer),
        })),
      )
      .execute()
  if (shop.reviews.length > 0)
    await trx
      .insertInto('review')
      .values(
        shop.reviews.map(({ food, service, value, atmosphere, userName, text }) => ({
          food,
          service,
          value,
          atmosphere,
          user_name: userName,
          text,
          at: now,
        })),
      )
      .execute()
  if (shop.testimonials.length > 0)
    await trx
      .insertInto('testimonial')
      .values(
        shop.testimonials.map(({ id, name, branch, text }, place) => ({
          id,
          position: place + 1,
          name,
          branch,
          text: write(text),
        })),
      )
      .execute()
}
