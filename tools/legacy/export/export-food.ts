// Writes items in the shape of the old food list.
import { uploadsPath } from '#contract/addresses.ts'
import { firstCategoryIds, type Image, type Item } from '#domain/menu/menu.ts'
import { outAt } from '#domain/menu/stock.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'
import type { LegacyColumns } from '#server/store/legacy/legacy-item-store.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { oldPricesOf } from '../old-sizes.ts'
import { nameless } from '../read/menu/category.ts'
import { addressLength } from '../read/menu/image.ts'
import { oldIdOf } from '../read/orders/lines.ts'

/** Wide enough for a card, and available for every upload. */
const uploadWidth = 640

export interface ExportOptions {
  readonly lang: Locale
  /** One branch with its orders, stock and state; without it the whole shop. */
  readonly branch?: string | undefined
  /** The shop's public address, for the addresses of uploaded pictures; null if unknown. */
  readonly publicUrl: string | null
  /** Milliseconds since 1970: when the stock is read. */
  readonly now: number
}

/** The old _id of each item, unchanged for imported items; no two are equal. */
export function oldIds(columns: readonly LegacyColumns[]): (item: string) => string {
  const taken = new Set(columns.flatMap(({ legacyId }) => legacyId ?? []))
  const ids = new Map<string, string>()
  for (const { id, legacyId } of columns) {
    let own = legacyId ?? id
    while (legacyId === null && taken.has(own)) own += '~'
    taken.add(own)
    ids.set(id, own)
  }
  return (item) => oldIdOf(item) ?? ids.get(item) ?? item
}

/** Every item on the menu, in menu order. */
export function foodOf(catalogue: Catalogue, columns: readonly LegacyColumns[], wish: ExportOptions): object[] {
  const idOf = oldIds(columns)
  const rows = new Map(columns.map((row) => [row.id, row]))
  return catalogue.categories
    .flatMap((category) => catalogue.items.filter((item) => item.category === category.id))
    .map((item, id) => ({
      id,
      _id: idOf(item.id),
      name: localize(item.name, wish.lang),
      type: rows.get(item.id)?.type ?? 'food',
      ...pricesOf(item),
      ...wordsOf(rows.get(item.id)),
      image: rows.get(item.id)?.oldPicture ?? oldImage(item.image, wish.publicUrl),
      category: oldCategory(catalogue, item.category, wish),
      desc: localize(item.desc, wish.lang),
      ...(item.desc2 ? { desc2: localize(item.desc2, wish.lang) } : {}),
      stock: isOutOfStock(catalogue, item.id, wish) ? 'out' : 'in',
    }))
}

/** The code of a category that the old site had; the name of any other; '' for items without one. */
function oldCategory({ categories }: Catalogue, id: string, { lang }: ExportOptions): string {
  if (id === nameless) return ''
  const category = categories.find((one) => one.id === id)
  return category && !firstCategoryIds.some((first) => first === id) ? localize(category.name, lang) : id
}

/** The categories that customers see, in their order. */
export const categoriesOf = ({ forGuests }: Catalogue, { lang }: ExportOptions): object[] =>
  forGuests.categories.map(({ id, name, desc, index }) => ({
    id,
    name: localize(name, lang),
    index,
    desc: localize(desc, lang),
  }))

/** Out of stock at the branch, or, for the whole shop, at every branch. */
export function isOutOfStock(catalogue: Catalogue, item: string, { branch, now }: ExportOptions): boolean {
  const out = outAt(catalogue.outOfStock.get(item), now)
  const branches = branch === undefined ? catalogue.branches.map(({ id }) => id) : [branch]
  return branches.length > 0 && branches.every((one) => out.includes(one))
}

const inEuros = (cents: number): number => cents / 100

function pricesOf(item: Item): object {
  const { price: plain, glassPrice, bottlePrice, pieces } = oldPricesOf(item)
  const [first] = pieces
  const price = first ? first.price : plain
  return {
    ...(price === null ? {} : { price: inEuros(price) }),
    ...(glassPrice === null ? {} : { glassPrice: inEuros(glassPrice) }),
    ...(bottlePrice === null ? {} : { bottlePrice: inEuros(bottlePrice) }),
    ...(first
      ? {
          multi: 'true',
          count: first.count,
          pieces: pieces.map(({ persons, count, price: each }) => ({
            pers: persons,
            count,
            price: inEuros(each),
          })),
        }
      : {}),
  }
}

const wordsOf = (row: LegacyColumns | undefined): object => ({
  ...(row?.glasses ? { glasses: row.glasses } : {}),
  ...(row?.bottles ? { bottles: row.bottles } : {}),
})

/** A bundled picture as a file name shorter than 25 characters, any other as an address; '' for none. */
export function oldImage(image: Image, publicUrl: string | null): string {
  if (image.kind === 'url') return image.ref
  if (image.kind === 'uploaded')
    return publicUrl === null ? '' : `${publicUrl}${uploadsPath}/${image.ref}/${uploadWidth}`
  if (image.ref === 'none') return ''
  return [`${image.ref}.svg`, image.ref].find((name) => name.length < addressLength) ?? ''
}
