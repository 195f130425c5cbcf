// Reads what an old item costs: as it comes, by the glass or the bottle, or with so many pieces for a number of persons.
import type { OldPortion } from '../../old-sizes.ts'
import type { Notebook } from '../notes.ts'
import { amountOf, euros, isBlank, priceOf, wholeOf } from '../numbers.ts'
import { entriesOf, type OldEntry, sayUnknownFields } from '../read-shapes.ts'

export interface ItemPrices {
  /** Cents; null for an item sold only by the glass, by the bottle or for a number of persons. */
  readonly price: number | null
  readonly glassPrice: number | null
  readonly bottlePrice: number | null
  readonly pieces: readonly OldPortion[]
}

/** Null, and refused, if the entry has no price. */
export function itemPrices(entry: OldEntry, path: string, book: Notebook): ItemPrices | null {
  const pieces = piecesOf(entry, path, book)
  const own = priceOf(entry.price, `${path}/price`, book)
  const glassPrice = servedPrice(entry, 'glass', path, book)
  const bottlePrice = servedPrice(entry, 'bottle', path, book)
  if (pieces.length > 0 && own !== null && !pieces.some((piece) => piece.price === own))
    book.mended(`${path}/price`, `${euros(own)} dropped: the prices of its pieces are used`, entry.price)
  const price = pieces.length > 0 ? null : own
  if (price !== null || pieces.length > 0 || glassPrice !== null || bottlePrice !== null)
    return { price, glassPrice, bottlePrice, pieces }
  const why = isBlank(entry.price) ? 'it has no price' : 'its price cannot be read'
  book.refused(`${path}/price`, `the item is not imported: ${why}`, entry.price)
  return null
}

/** The price of a glass or a bottle: its own field, or else an amount in the words that were shown. */
function servedPrice(entry: OldEntry, what: 'glass' | 'bottle', path: string, book: Notebook): number | null {
  const words = what === 'glass' ? 'glasses' : 'bottles'
  const own = priceOf(entry[`${what}Price`], `${path}/${what}Price`, book)
  const said = entry[words]
  if (own !== null || isBlank(said) || (typeof said !== 'string' && typeof said !== 'number')) return own
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
export function piecesOf(entry: OldEntry, path: string, book: Notebook): OldPortion[] {
  const multi = isMulti(entry.multi, path, book)
  if (!multi) {
    if (!isEmpty(entry.pieces))
      book.mended(`${path}/pieces`, "dropped: without multi 'true' they were never shown", entry.pieces)
    return []
  }
  const pieces: OldPortion[] = []
  for (const [place, old] of entriesOf(entry.pieces, `${path}/pieces`, book)) {
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
  if (!isBlank(value) && value !== false && value !== 'false') book.mended(`${path}/multi`, "read as not 'true'", value)
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
    if (isBlank(old.price)) book.refused(path, 'it has no price', old)
    return null
  }
  const count = wholeOf(old.count, 1, 10_000)
  if (count === null) book.mended(`${path}/count`, 'no number of pieces; read as one for each person', old.count)
  else if (count !== old.count) book.mended(`${path}/count`, `read as ${count}`, old.count)
  sayUnknownFields(old, ['pers', 'count', 'price'], path, book)
  return { persons, count: count ?? persons, price }
}

const isEmpty = (value: unknown): boolean =>
  isBlank(value) || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)
