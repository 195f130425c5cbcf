// Reads what an old item costs: as it comes, by the glass or the bottle, or for a number of persons.
import type { Piece } from '../../old-sizes.ts'
import type { Notebook } from '../notes.ts'
import { amountOf, euros, isBlank, priceOf } from '../numbers.ts'
import type { OldEntry } from '../shapes.ts'
import { piecesOf } from './pieces.ts'

export interface ItemPrices {
  /** Cents; null for an item sold only by the glass, by the bottle or for a number of persons. */
  readonly price: number | null
  readonly glassPrice: number | null
  readonly bottlePrice: number | null
  readonly pieces: readonly Piece[]
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
