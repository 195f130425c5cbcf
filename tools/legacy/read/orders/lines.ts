// Reads the lines of an old order and determines the item, choice and price of each.
import { type Age, ageOf } from '#domain/menu/age.ts'
import type { Image } from '#domain/menu/menu.ts'
import type { LineStatus } from '#domain/order/line-status.ts'
import { choices, type OldChoice, pricesOfOld, sizeOfChoice, sizesToChoose } from '#tools/legacy/old-sizes.ts'
import { oldCategoryOf } from '../menu/category.ts'
import { oldImageOf, oldPictureName } from '../menu/image.ts'
import type { LegacyItem } from '../menu/read-food.ts'
import type { Notebook } from '../notes.ts'
import { amountOf, euros, isEmptyValue, wholeOf } from '../numbers.ts'
import { longest, type OldEntry, oldEntriesOf, oldTextOf, sayUnknownFields } from '../read-shapes.ts'

export interface LegacyLine {
  /** The legacyId of an item of the same file; null if none has the line's _id. */
  readonly item: string | null
  /** The _id on the line. */
  readonly oldItem: string
  readonly choice: OldChoice
  readonly image: Image
  /** What the old site called its picture; '' for none, an upload or an address. */
  readonly oldPicture: string
  readonly name: string
  readonly quantity: number
  /** Cents for one. */
  readonly price: number
  readonly status: LineStatus
  readonly notes: string
  /** By its category alone: the old site declared nothing. */
  readonly age: Age
}

export interface OldMenu {
  readonly byOldId: ReadonlyMap<string, readonly LegacyItem[]>
  readonly pictures: ReadonlySet<string>
}

type OpenLine = Omit<LegacyLine, 'choice' | 'price'> & {
  /** The size that the line names, as our own exports do. */
  readonly named: OldChoice | undefined
  readonly found: LegacyItem | undefined
  readonly own: number | null
}

const fields = [
  'id',
  'item',
  '_id',
  'image',
  'name',
  'quantity',
  'status',
  'notes',
  'note',
  'price',
  'category',
  'choice',
]
const most = 9999

/** `paid`: the order's total in cents, which gives the price of a line if only that is unknown. */
export function oldLinesOf(
  orders: unknown,
  path: string,
  book: Notebook,
  menu: OldMenu,
  paid: number | null,
): LegacyLine[] {
  const open = oldEntriesOf(orders, path, book).flatMap(([place, old]) => lineOf(old, place, book, menu) ?? [])
  const only = open.length === 1 && paid !== null ? open[0] : undefined
  const each = only && (paid ?? 0) % only.quantity === 0 ? (paid ?? 0) / only.quantity : null
  const priced = open.map((line) => withPrice(line, each))
  const unknown = priced.filter(({ price }) => price === null)
  const rest = (paid ?? 0) - priced.reduce((sum, line) => sum + (line.price ?? 0) * line.quantity, 0)
  const last = unknown.length === 1 ? unknown[0] : undefined
  const fits = paid !== null && last !== undefined && rest >= 0 && rest % last.quantity === 0
  return priced.map(({ price, ...line }) => {
    if (price !== null) return { ...line, price }
    const found = fits && last ? rest / last.quantity : 0
    book.mended(path, `the price of one ${line.name} is unknown; ${euros(found)} follows from the order's total`)
    return { ...line, price: found }
  })
}

function lineOf(old: OldEntry, path: string, book: Notebook, menu: OldMenu): OpenLine | null {
  const quantity = isEmptyValue(old.quantity) ? 1 : wholeOf(old.quantity, 1, most)
  if (quantity === null) {
    book.refused(path, `the line is not imported: its quantity is not 1 to ${most}`, old)
    return null
  }
  const oldItem = oldTextOf(old.item ?? old._id, `${path}/item`, book)
  const name = oldTextOf(old.name, `${path}/name`, book, longest.name)
  const found = itemFor(menu.byOldId.get(oldItem) ?? [], name)
  if (name === '' && !found) {
    book.refused(path, 'the line is not imported: neither its name nor its item is known', old)
    return null
  }
  if (name === '') book.mended(`${path}/name`, `it has none; named after its item, ${found?.name}`)
  if (quantity !== old.quantity) book.mended(`${path}/quantity`, `read as ${quantity}`, old.quantity)
  if (!found) book.mended(`${path}/item`, 'not on the menu of this file; the line keeps its own name', oldItem)
  sayUnknownFields(old, fields, path, book)
  return {
    item: found?.legacyId ?? null,
    oldItem,
    image: found?.image ?? oldImageOf(old.image, `${path}/image`, book, menu.pictures),
    oldPicture: oldPictureName(old.image),
    name: name || (found?.name ?? ''),
    quantity,
    status: statusOf(old.status, path, book),
    age: ageOf({ category: found?.category.id ?? oldCategoryOf(old.category) ?? '' }),
    notes: oldTextOf(old.notes ?? old.note, `${path}/notes`, book, longest.long),
    found,
    named: choices.find((choice) => choice === old.choice),
    own: amountOf(old.price)?.cents ?? null,
  }
}

/** Several items may share one _id; then the name decides, or else the first one is used. */
const itemFor = (items: readonly LegacyItem[], name: string): LegacyItem | undefined =>
  items.find((item) => item.name === name) ?? items[0]

function statusOf(value: unknown, path: string, book: Notebook): LineStatus {
  const status = lineStatusOf(value)
  if (status === null) book.mended(`${path}/status`, 'not a status of the old site; read as received', value)
  return status ?? 'received'
}

/** The line's own price, or its item's; `each`: the price of one if it is the order's only line. */
function withPrice(
  { found, named, own, ...line }: OpenLine,
  each: number | null,
): Omit<LegacyLine, 'price'> & { price: number | null } {
  if (!found) return { ...line, choice: named ?? 'one', price: own }
  const sizes = sizesToChoose(pricesOfOld(found))
  const wanted = own ?? each
  const size =
    sizes.find(({ id }) => named && id === sizeOfChoice(named)) ??
    sizes.find(({ price }) => price === wanted) ??
    sizes[0]
  const choice = choices.find((one) => sizeOfChoice(one) === size?.id) ?? 'one'
  return { ...line, choice, price: own ?? size?.price ?? null }
}

/** 0 or '0' received, 1 or '2' ready, 2 or '3' served; null for anything else. */
export function lineStatusOf(value: unknown): LineStatus | null {
  if (value === 0 || value === '0') return 'received'
  if (value === 1 || value === '2') return 'ready'
  if (value === 2 || value === '3') return 'served'
  return null
}

/** The code that the exporter writes. */
export const codeOf: Readonly<Record<LineStatus, 0 | 1 | 2>> = { received: 0, ready: 1, served: 2 }

const mark = 'legacy:'

export const unknownItem = (oldId: string): string => `${mark}${oldId}`

/** The old _id; undefined for an item of this shop. */
export const oldIdOf = (item: string): string | undefined =>
  item.startsWith(mark) ? item.slice(mark.length) : undefined
