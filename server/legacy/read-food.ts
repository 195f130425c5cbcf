// Reads the old food items, from the food list and from the root where the old edit page put some by mistake.
import type { CategoryId, Image, Piece } from '../../domain/menu.ts'
import { type Entry, type Notebook, openNotebook } from './notes.ts'
import { categoryOf } from './read-category.ts'
import { imageOf } from './read-image.ts'
import { euros, isBlank, priceOf } from './read-numbers.ts'
import { piecesOf } from './read-pieces.ts'
import { entriesOf, longest, type OldEntry, openIdWatch, sayUnknownFields, textOf } from './read-shapes.ts'

export interface LegacyItem {
  /** The old _id, made different where the old site gave one _id to several items; known again by it. */
  readonly legacyId: string
  /** The _id as it stood, by which old orders name the item. */
  readonly oldId: string
  readonly category: CategoryId
  readonly type: string
  readonly name: string
  readonly desc: string
  readonly desc2: string
  readonly image: Image
  /** Cents; null for what is sold by the glass, the bottle or for a number of persons only. */
  readonly price: number | null
  /** The words that the old site showed beside these prices. */
  readonly glasses: string
  readonly bottles: string
  readonly glassPrice: number | null
  readonly bottlePrice: number | null
  readonly pieces: readonly Piece[]
  readonly inStock: boolean
}

const fields = [
  ...['_id', 'id', 'name', 'desc', 'desc2', 'type', 'image', 'category', 'price', 'stock', 'glasses', 'bottles'],
  ...['glassPrice', 'bottlePrice', 'count', 'pieces', 'multi', 'quantity'],
]

/** `pictures`: the names of the pictures that come with this shop. */
export function readFood(root: OldEntry, book: Notebook, pictures: ReadonlySet<string>): Entry<LegacyItem>[] {
  const strays = Object.keys(root).filter((key) => /^\d+$/.test(key) && root[key] !== null)
  for (const key of strays)
    book.mended(key, 'stood at the root, where the old edit page put new items by mistake; read as an item')
  const entries = [
    ...entriesOf(root.food, 'food', book),
    ...strays.flatMap((key): [string, OldEntry][] => {
      const value = root[key]
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return [[key, value as OldEntry]]
      book.refused(key, 'no entry with fields', value)
      return []
    }),
  ]
  const items: Entry<LegacyItem>[] = []
  const byOldId = new Map<string, Entry<LegacyItem>[]>()
  const sayTwice = openIdWatch()
  for (const [path, entry] of entries) {
    const own = openNotebook()
    const read = itemOf(entry, path, own, pictures)
    const alike = byOldId.get(read?.oldId ?? '') ?? []
    const item = read && withOwnId(read, path, own, alike)
    if (!item) {
      const reason = own.notes.findLast(({ deed }) => deed === 'refused')
      if (reason) book.refused(reason.path, reason.why, entry)
      continue
    }
    sayTwice(entry.id, path, own)
    const taken = { path, notes: own.notes, value: item }
    byOldId.set(item.oldId, [...alike, taken])
    items.push(taken)
  }
  return items
}

/** The item with an id that no other has; null when it is one that stands in the file twice. */
function withOwnId(
  item: LegacyItem,
  path: string,
  book: Notebook,
  before: readonly Entry<LegacyItem>[],
): LegacyItem | null {
  const [other] = before
  if (!other) return item
  const twin = before.find(({ value }) => value.name === item.name && value.category === item.category)
  if (twin) {
    const differs = twin.value.price === item.price ? '' : ', at another price; the first one stands'
    book.refused(path, `the same item as ${twin.path}${differs}`)
    return null
  }
  const legacyId = `${item.oldId}@${path}`
  book.mended(`${path}/_id`, `also the _id of ${other.path}; known as ${legacyId} from now on`, item.oldId)
  return { ...item, legacyId }
}

function itemOf(entry: OldEntry, path: string, book: Notebook, pictures: ReadonlySet<string>): LegacyItem | null {
  const category = categoryOf(entry.category)
  if (!category) {
    const why = isBlank(entry.category)
      ? 'it has no category'
      : `its category ${JSON.stringify(entry.category)} is unknown`
    book.refused(`${path}/category`, `the item is not taken: ${why}`, entry.category)
    return null
  }
  const name = textOf(entry.name, `${path}/name`, book, longest.name)
  if (name === '') {
    book.refused(`${path}/name`, 'the item is not taken: it has no name', entry.name)
    return null
  }
  if (category !== entry.category) book.mended(`${path}/category`, `read as ${category}`, entry.category)
  const prices = pricesOf(entry, path, book)
  if (!prices) return null
  sayUnknownFields(entry, fields, path, book)
  return {
    ...namesOf(entry, path, book),
    category,
    name,
    image: imageOf(entry.image, `${path}/image`, book, pictures),
    ...prices,
  }
}

function namesOf(entry: OldEntry, path: string, book: Notebook) {
  const id = textOf(entry._id, `${path}/_id`, book)
  if (id === '') book.mended(`${path}/_id`, `it has none; known as ${path} from now on`)
  return {
    legacyId: id || path,
    oldId: id || path,
    type: textOf(entry.type, `${path}/type`, book) || 'food',
    desc: textOf(entry.desc, `${path}/desc`, book),
    desc2: textOf(entry.desc2, `${path}/desc2`, book),
    glasses: textOf(entry.glasses, `${path}/glasses`, book),
    bottles: textOf(entry.bottles, `${path}/bottles`, book),
    inStock: stockOf(entry.stock, path, book),
  }
}

/** In stock where the old site said so or, as its default was, nothing; anything else hid the card. */
function stockOf(stock: unknown, path: string, book: Notebook): boolean {
  if (isBlank(stock)) {
    book.mended(`${path}/stock`, "not said; in stock, as was the old site's default")
    return true
  }
  if (stock !== 'in' && stock !== 'out')
    book.mended(`${path}/stock`, 'neither in nor out: out of stock at every branch', stock)
  return stock === 'in'
}

type Prices = Pick<LegacyItem, 'price' | 'glassPrice' | 'bottlePrice' | 'pieces'>

/** null when nothing says what it costs. */
function pricesOf(entry: OldEntry, path: string, book: Notebook): Prices | null {
  const pieces = piecesOf(entry, path, book)
  const own = priceOf(entry.price, `${path}/price`, book)
  const glassPrice = servedPrice(entry, 'glass', path, book)
  const bottlePrice = servedPrice(entry, 'bottle', path, book)
  if (pieces.length > 0 && own !== null && !pieces.some((piece) => piece.price === own))
    book.mended(`${path}/price`, `${euros(own)} left behind: the prices of its pieces stand`, entry.price)
  const price = pieces.length > 0 ? null : own
  if (price !== null || pieces.length > 0 || glassPrice !== null || bottlePrice !== null)
    return { price, glassPrice, bottlePrice, pieces }
  const why = isBlank(entry.price) ? 'it has no price' : 'its price cannot be read'
  book.refused(`${path}/price`, `the item is not taken: ${why}`, entry.price)
  return null
}

/** The price of a glass or a bottle: its own field, else an amount in the words that were shown. */
function servedPrice(entry: OldEntry, what: 'glass' | 'bottle', path: string, book: Notebook): number | null {
  const words = what === 'glass' ? 'glasses' : 'bottles'
  const own = priceOf(entry[`${what}Price`], `${path}/${what}Price`, book)
  if (own !== null || isBlank(entry[words])) return own
  const amount = amountIn(String(entry[words]))
  if (amount !== null) book.mended(`${path}/${what}Price`, `read as ${euros(amount)} from ${words}`, entry[words])
  return amount
}

/** The one amount with cents in a text such as 'Glas 4,80'. */
function amountIn(text: string): number | null {
  const found = text.match(/\d+[.,]\d{1,2}(?!\d)|^\s*\d+\s*$/g) ?? []
  return found.length === 1 ? Math.round(Number(found[0]?.replace(',', '.')) * 100) : null
}
