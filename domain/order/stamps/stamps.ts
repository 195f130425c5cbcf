// The stamp card: what an order gives, when stamps become a voucher, and what a voucher takes off an order (STAMP-1).
import { atWeights } from '#domain/money/vat.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { UnratedLine } from '../order.ts'
import { type CountsForStamps, mostOnCard, type StampRules, type StampVoucher } from './stamp-rules.ts'

/** The most stamps of one order, however large it is. */
const mostOfOrder = 50

interface StampedLine {
  readonly item: string
  readonly quantity: number
  readonly price: Cents
  readonly parts?: readonly unknown[] | undefined
  readonly off?: Cents | undefined
}

/**
 * Stamps for an order that was handed over: one for each piece that counts. Free ones and meal deals give none; what
 * costs less by a reduction counts as long as it costs something.
 */
export function stampsOf(lines: readonly StampedLine[], counts: CountsForStamps): number {
  const pieces = lines
    .filter((line) => isCounted(line, counts) && line.off === undefined)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.min(pieces, mostOfOrder)
}

const isCounted = ({ item, parts = [], price }: StampedLine, counts: CountsForStamps): boolean =>
  parts.length === 0 && price > 0 && counts(item)

/** One piece of a stamp, numbered from 1. */
export interface StampPiece {
  readonly stamp: string
  readonly piece: number
}

/** The pieces of stamps that are not used yet, in the order of the stamps. The same stamp twice counts once. */
export function freePieces(
  stamps: readonly { readonly serial: string; readonly count: number }[],
  used: readonly StampPiece[],
): StampPiece[] {
  const gone = new Set(used.map(({ stamp, piece }) => `${stamp} ${piece}`))
  const free: StampPiece[] = []
  for (const { serial: stamp, count } of stamps)
    for (let piece = 1; piece <= count; piece++) {
      if (gone.has(`${stamp} ${piece}`)) continue
      gone.add(`${stamp} ${piece}`)
      free.push({ stamp, piece })
    }
  return free
}

/** The pieces of each voucher that they make, `room` vouchers at most, and the pieces left over. */
export function turnedIn(
  free: readonly StampPiece[],
  { every }: Pick<StampRules, 'every'>,
  room: number = mostOnCard.vouchers,
): { readonly full: readonly (readonly StampPiece[])[]; readonly left: readonly StampPiece[] } {
  const needed = every - 1
  const count = Math.max(0, Math.min(room, Math.floor(free.length / needed)))
  const full = Array.from({ length: count }, (_, at) => free.slice(at * needed, (at + 1) * needed))
  return { full, left: free.slice(count * needed) }
}

/** The line with the dearest piece that counts, and how much the voucher pays of it; undefined if none counts. */
export function freePieceAmong(
  lines: readonly StampedLine[],
  { worth, counts }: StampVoucher,
): { readonly at: number; readonly off: Cents } | undefined {
  let best: number | undefined
  for (const [at, line] of lines.entries())
    if (isCounted(line, counts) && (best === undefined || line.price > (lines[best]?.price ?? 0))) best = at
  if (best === undefined) return undefined
  return { at: best, off: Math.min(worth, lines[best]?.price ?? 0) }
}

/**
 * The lines with one piece paid for, as a line of its own; the ids stay 1 to n. It pays what the piece costs after
 * reductions. Undefined if no piece counts. Ledger,
 * VAT and receipts read the reduced price like any other.
 */
export function withVoucher(lines: readonly UnratedLine[], voucher: StampVoucher): UnratedLine[] | undefined {
  const free = freePieceAmong(lines, voucher)
  if (!free) return undefined
  return lines
    .flatMap((line, at) => {
      if (at !== free.at) return [line]
      const rest = line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : []
      return [...rest, reduced(line, free.off)]
    })
    .map((line, at) => ({ ...line, id: at + 1 }))
}

function reduced(line: UnratedLine, off: Cents): UnratedLine {
  const price = line.price - off
  return { ...line, quantity: 1, price, off, vat: atWeights(line.vat, price) }
}
