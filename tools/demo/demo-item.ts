// How the demo's menu is written down: one line per language, and once what most items share.
import type { CategoryIcon } from '#domain/menu/category-icons.ts'
import { type Category, type FirstCategoryId, firstCategoryIds, type Item } from '#domain/menu/menu.ts'
import type { SizePrice } from '#domain/menu/sizes.ts'
import type { FullText, Locale } from '#domain/shared/locale.ts'

export interface DemoItem extends Item {
  readonly name: FullText
  readonly desc: FullText
  readonly desc2?: FullText
}

export interface DemoCategory extends Category {
  readonly name: FullText
  readonly desc: FullText
}

/** Name, description and, for some items, a second description. */
type Words = Readonly<Record<Locale, readonly [name: string, desc: string, desc2?: string]>>

export const text = (en: string, nl: string, fr: string, ar: string): FullText => ({ en, nl, fr, ar })

/** A picture that comes with the product. */
export const picture = (ref: string) => ({ kind: 'bundled', ref }) as const

/** Its picture bears its id. The price is in cents: one for all, or one for each size. */
export const demoItem = (
  category: FirstCategoryId,
  id: string,
  price: number | readonly SizePrice[],
  words: Words,
): DemoItem => {
  const named = { id, category, ...textsOf(words), image: picture(id) }
  return typeof price === 'number' ? { ...named, price } : { ...named, price: price[0]?.price ?? 0, sizes: price }
}

export const bySize = (prices: Readonly<Record<string, number>>): readonly SizePrice[] =>
  Object.entries(prices).map(([size, price]) => ({ size, price }))

/** For one to four persons, with so many pieces for each of them. */
export const forPersons = (pieces: number, prices: readonly number[]): readonly SizePrice[] =>
  prices.map((price, at) => ({ size: `PERSONS-${at + 1}`, count: (at + 1) * pieces, price }))

function textsOf({ en, nl, fr, ar }: Words): Pick<DemoItem, 'name' | 'desc' | 'desc2'> {
  const name = text(en[0], nl[0], fr[0], ar[0])
  const desc = text(en[1], nl[1], fr[1], ar[1])
  return en[2] ? { name, desc, desc2: text(en[2], nl[2] ?? '', fr[2] ?? '', ar[2] ?? '') } : { name, desc }
}

export const category = (id: FirstCategoryId, icon: CategoryIcon, words: Words): DemoCategory => ({
  id,
  index: firstCategoryIds.indexOf(id) + 1,
  icon,
  ...textsOf(words),
})
