// Reads the old food items, from the food list and from the root, where the old edit page put some by mistake, and adds
// the cocktails.

import type { Image, Item } from '#domain/menu/menu.ts'
import { cocktails } from '#tools/demo/menu-bottles.ts'
import type { OldPortion } from '#tools/legacy/old-sizes.ts'
import { type Notebook, openNotebook, type ReadEntry } from '../notes.ts'
import { amountOf, euros, isEmptyValue, priceOf, wholeOf } from '../numbers.ts'
import {
  longest,
  type OldEntry,
  oldEntriesOf,
  oldTextOf,
  openIdWatch,
  pathPart,
  sayUnknownFields,
} from '../read-shapes.ts'
import { categoryReader, type OldCategory } from './category.ts'
import { oldImageOf, oldPictureName } from './image.ts'

export interface LegacyItem extends ItemPrices {
  /** By which an import recognizes the item; made unique where the old site repeated it. */
  readonly legacyId: string
  /** The original _id, by which old orders refer to the item. */
  readonly oldId: string
  readonly category: OldCategory
  readonly type: string
  readonly name: string
  readonly desc: string
  readonly desc2: string
  readonly image: Image
  /** The name by which the old site knew its picture; '' if it had none or an address. */
  readonly oldPicture: string
  /** The words that the old site showed beside these prices. */
  readonly glasses: string
  readonly bottles: string
  readonly inStock: boolean
}

const fields = [
  '_id',
  'id',
  'name',
  'desc',
  'desc2',
  'type',
  'image',
  'category',
  'price',
  'stock',
  'glasses',
  'bottles',
  'glassPrice',
  'bottlePrice',
  'count',
  'pieces',
  'multi',
  'quantity',
]

/** `pictures`: the names of the pictures that come with this shop. */
export function readFood(root: OldEntry, book: Notebook, pictures: ReadonlySet<string>): ReadEntry<LegacyItem>[] {
  const strays = Object.keys(root).filter((key) => /^\d+$/.test(key) && root[key] !== null)
  for (const key of strays)
    book.mended(pathPart(key), 'was at the root, where the old edit page put new items by mistake; read as an item')
  const entries = [
    ...oldEntriesOf(root.food, 'food', book),
    ...strays.flatMap((key): [string, OldEntry][] => {
      const value = root[key]
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return [[pathPart(key), value as OldEntry]]
      book.refused(pathPart(key), 'not an object with fields', value)
      return []
    }),
  ]
  const items: ReadEntry<LegacyItem>[] = []
  const giveId = idGiver()
  const sayTwice = openIdWatch()
  const readCategory = categoryReader()
  for (const [path, entry] of entries) {
    const own = openNotebook()
    const read = itemOf(entry, path, own, { pictures, readCategory })
    const item = read && giveId(read, path, own)
    if (!item) {
      const reason = own.notes.findLast(({ deed }) => deed === 'refused')
      if (reason) book.refused(reason.path, reason.why, entry)
      continue
    }
    sayTwice(entry.id, path, own)
    items.push({ path, notes: own.notes, value: item })
  }
  return items
}

/** Gives each item an id that no other has; null for an item that is in the file twice. */
function idGiver(): (item: LegacyItem, path: string, book: Notebook) => LegacyItem | null {
  const firsts = new Map<string, string>()
  const twins = new Map<string, { readonly path: string; readonly price: number | null }>()
  const given = new Set<string>()
  return (item, path, book) => {
    const likeness = JSON.stringify([item.oldId, item.name, item.category.id])
    const twin = twins.get(likeness)
    if (twin) {
      const differs = twin.price === item.price ? '' : ', at another price; the first one is used'
      book.refused(path, `the same item as ${twin.path}${differs}`)
      return null
    }
    twins.set(likeness, { path, price: item.price })
    const other = firsts.get(item.oldId)
    if (other === undefined) firsts.set(item.oldId, path)
    let legacyId = other === undefined ? item.oldId : `${item.oldId}@${path}`
    while (given.has(legacyId)) legacyId += '~'
    given.add(legacyId)
    if (legacyId === item.oldId) return item
    const also = other === undefined ? 'given to another item' : `also the _id of ${other}`
    book.mended(`${path}/_id`, `${also}; known as ${legacyId} from now on`, item.oldId)
    return { ...item, legacyId }
  }
}

interface Lookups {
  readonly pictures: ReadonlySet<string>
  readonly readCategory: ReturnType<typeof categoryReader>
}

function itemOf(entry: OldEntry, path: string, book: Notebook, { pictures, readCategory }: Lookups): LegacyItem | null {
  const name = oldTextOf(entry.name, `${path}/name`, book, longest.name)
  if (name === '') {
    book.refused(`${path}/name`, 'the item is not imported: it has no name', entry.name)
    return null
  }
  const prices = itemPrices(entry, path, book)
  if (!prices) return null
  const category = readCategory(entry.category, `${path}/category`, book)
  sayUnknownFields(entry, fields, path, book)
  return {
    ...namesOf(entry, path, book),
    category,
    name,
    image: oldImageOf(entry.image, `${path}/image`, book, pictures),
    oldPicture: oldPictureName(entry.image),
    ...prices,
  }
}

function namesOf(entry: OldEntry, path: string, book: Notebook) {
  const id = oldTextOf(entry._id, `${path}/_id`, book)
  if (id === '') book.mended(`${path}/_id`, `it has none; known as ${path} from now on`)
  return {
    legacyId: id || path,
    oldId: id || path,
    type: oldTextOf(entry.type, `${path}/type`, book) || 'food',
    desc: oldTextOf(entry.desc, `${path}/desc`, book),
    desc2: oldTextOf(entry.desc2, `${path}/desc2`, book),
    glasses: oldTextOf(entry.glasses, `${path}/glasses`, book),
    bottles: oldTextOf(entry.bottles, `${path}/bottles`, book),
    inStock: stockOf(entry.stock, path, book),
  }
}

/** In stock if the old site said so, or said nothing, which was its default; anything else hid the card. */
function stockOf(stock: unknown, path: string, book: Notebook): boolean {
  if (isEmptyValue(stock)) {
    book.mended(`${path}/stock`, "missing; in stock, which was the old site's default")
    return true
  }
  if (stock !== 'in' && stock !== 'out')
    book.mended(`${path}/stock`, 'neither in nor out; out of stock at every branch', stock)
  return stock === 'in'
}

/** The cocktails that the file does not contain: none if it has one of c1 to c14, and none whose name it has. */
export function builtInCocktails(items: readonly LegacyItem[]): readonly Item[] {
  const own = new Set<string>(cocktails.map(({ id }) => id))
  if (items.some(({ oldId }) => own.has(oldId))) return []
  const names = new Set(items.map(({ name }) => name.toLowerCase()))
  return cocktails.filter(({ name }) => !Object.values(name).some((text) => names.has(text.toLowerCase())))
}

interface ItemPrices {
  /** Cents; null for an item sold only by the glass, by the bottle or for a number of persons. */
  readonly price: number | null
  readonly glassPrice: number | null
  readonly bottlePrice: number | null
  readonly pieces: readonly OldPortion[]
}

/** Null, and refused, if the entry has no price. */
function itemPrices(entry: OldEntry, path: string, book: Notebook): ItemPrices | null {
  const pieces = piecesOf(entry, path, book)
  const own = priceOf(entry.price, `${path}/price`, book)
  const glassPrice = servedPrice(entry, 'glass', path, book)
  const bottlePrice = servedPrice(entry, 'bottle', path, book)
  if (pieces.length > 0 && own !== null && !pieces.some((piece) => piece.price === own))
    book.mended(`${path}/price`, `${euros(own)} dropped: the prices of its pieces are used`, entry.price)
  const price = pieces.length > 0 ? null : own
  if (price !== null || pieces.length > 0 || glassPrice !== null || bottlePrice !== null)
    return { price, glassPrice, bottlePrice, pieces }
  const why = isEmptyValue(entry.price) ? 'it has no price' : 'its price cannot be read'
  book.refused(`${path}/price`, `the item is not imported: ${why}`, entry.price)
  return null
}

/** The price of a glass or a bottle: its own field, or else an amount in the words that were shown. */
function servedPrice(entry: OldEntry, what: 'glass' | 'bottle', path: string, book: Notebook): number | null {
  const words = what === 'glass' ? 'glasses' : 'bottles'
  const own = priceOf(entry[`${what}Price`], `${path}/${what}Price`, book)
  const said = entry[words]
  if (own !== null || isEmptyValue(said) || (typeof said !== 'string' && typeof said !== 'number')) return own
  const amount = amountIn(String(said))
  if (amount !== null) book.mended(`${path}/${what}Price`, `read as ${euros(amount)} from ${words}`, said)
  return amount
}

/** The only amount with cents in a text such as 'Glas 4,80'. */
function amountIn(text: string): number | null {
  const found = text.match(/\d+[.,]\d{1,2}(?!\d)|^\s*\d+\s*$/g) ?? []
  return found.length === 1 ? (amountOf(found[0])?.cents ?? null) : null
}

/** The old site offered the choice only where multi is 'true'; pieces of other items are dropped and reported. */
function piecesOf(entry: OldEntry, path: string, book: Notebook): OldPortion[] {
  const multi = isMulti(entry.multi, path, book)
  if (!multi) {
    if (!isEmpty(entry.pieces))
      book.mended(`${path}/pieces`, "dropped: without multi 'true' they were never shown", entry.pieces)
    return []
  }
  const pieces: OldPortion[] = []
  for (const [place, old] of oldEntriesOf(entry.pieces, `${path}/pieces`, book)) {
    const piece = pieceOf(old, place, book)
    if (piece && pieces.some(({ persons }) => persons === piece.persons))
      book.refused(place, `a second entry for ${piece.persons} persons; the first one is used`, old)
    else if (piece) pieces.push(piece)
  }
  if (pieces.length === 0)
    book.mended(`${path}/multi`, 'no entry for any number of persons; read as an ordinary item', entry.multi)
  return pieces.sort((a, b) => a.persons - b.persons)
}

function isMulti(value: unknown, path: string, book: Notebook): boolean {
  if (value === 'true') return true
  if (value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true')) {
    book.mended(`${path}/multi`, "read as 'true'", value)
    return true
  }
  if (!isEmptyValue(value) && value !== false && value !== 'false')
    book.mended(`${path}/multi`, "read as not 'true'", value)
  return false
}

function pieceOf(old: OldEntry, path: string, book: Notebook): OldPortion | null {
  const persons = wholeOf(old.pers, 1, 4)
  if (persons === null) {
    book.refused(path, 'its number of persons is not 1 to 4', old)
    return null
  }
  if (persons !== old.pers) book.mended(`${path}/pers`, `read as ${persons}`, old.pers)
  const price = priceOf(old.price, `${path}/price`, book)
  if (price === null) {
    if (isEmptyValue(old.price)) book.refused(path, 'it has no price', old)
    return null
  }
  const count = wholeOf(old.count, 1, 10_000)
  if (count === null) book.mended(`${path}/count`, 'no number of pieces; read as one for each person', old.count)
  else if (count !== old.count) book.mended(`${path}/count`, `read as ${count}`, old.count)
  sayUnknownFields(old, ['pers', 'count', 'price'], path, book)
  return { persons, count: count ?? persons, price }
}

const isEmpty = (value: unknown): boolean =>
  isEmptyValue(value) || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)
