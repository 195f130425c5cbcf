// The lines of an order that is being entered: a tap adds, minus takes away.

import { sameChosen, sameParts } from '../../../domain/menu/same-chosen.ts'
import type { ChosenPiece } from '../../staff/lines/item-options.ts'

export interface BillLine extends ChosenPiece {
  readonly key: number
  readonly item: string
  readonly name: string
  readonly quantity: number
  readonly note: string
}

export type Tile = Omit<BillLine, 'key' | 'quantity' | 'note'>

/** One more of it: on the line without a note that has it with the same options, or on a new one. */
export function added(lines: readonly BillLine[], tile: Tile): BillLine[] {
  const same = lines.find(
    ({ item, options, parts, note }) =>
      item === tile.item && sameChosen(options, tile.options) && sameParts(parts, tile.parts) && note === '',
  )
  if (same) return counted(lines, same.key, same.quantity + 1)
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1
  return [...lines, { ...tile, key, quantity: 1, note: '' }]
}

/** A line whose quantity is 0 is gone. */
export const counted = (lines: readonly BillLine[], key: number, quantity: number): BillLine[] =>
  lines.map((line) => (line.key === key ? { ...line, quantity } : line)).filter((line) => line.quantity > 0)

export const noted = (lines: readonly BillLine[], key: number, note: string): BillLine[] =>
  lines.map((line) => (line.key === key ? { ...line, note } : line))

/** The line with other options. */
export const chosenAnew = (lines: readonly BillLine[], key: number, piece: ChosenPiece): BillLine[] =>
  lines.map((line) => (line.key === key ? { ...line, ...piece } : line))
