// What a printed ticket said, and how the order differs from it now (PAPER-3).

import { ageOfLine } from '../menu/age.ts'
import { isMadeAt } from '../order/counter/counter.ts'
import type { Order, OrderLine } from '../order/order.ts'

/** What a ticket says of a line. */
export type SaidLine = Pick<
  OrderLine,
  'id' | 'name' | 'kitchenName' | 'options' | 'parts' | 'quantity' | 'notes' | 'making' | 'age' | 'person'
> &
  Partial<Pick<OrderLine, 'declaration'>>

/** Kept with a ticket, so that the next one can say what differs. */
export interface SaidTicket extends Pick<Order, 'form' | 'table' | 'wantedAt'> {
  readonly lines: readonly SaidLine[]
}

export interface LineDifference {
  readonly kind: 'same' | 'changed' | 'added' | 'gone'
  readonly line: SaidLine
  /** The line as the last ticket said it; null: there was none. */
  readonly before: SaidLine | null
}

export const saidOf = ({ form, table, wantedAt, lines }: SaidTicket): SaidTicket => ({
  form,
  table,
  wantedAt,
  lines: lines.map((line) => {
    const { id, name, kitchenName, options, parts, quantity, notes, making, person } = line
    return { id, name, kitchenName, options, parts, quantity, notes, making, age: ageOfLine(line), person }
  }),
})

/** All earlier lines in their order, then those that were added. Of a line, only quantity and note can change. */
export function lineDifferences(before: readonly SaidLine[], after: readonly SaidLine[]): LineDifference[] {
  const kept = before.map((line): LineDifference => {
    const now = after.find(({ id }) => id === line.id)
    if (!now) return { kind: 'gone', line, before: line }
    const same = now.quantity === line.quantity && now.notes === line.notes
    return { kind: same ? 'same' : 'changed', line: now, before: line }
  })
  const added = after.filter(({ id }) => !before.some((line) => line.id === id))
  return [...kept, ...added.map((line): LineDifference => ({ kind: 'added', line, before: null }))]
}

/** Whether something of the line is made at the station; null: at any. A piece without a station counts for each. */
export const isOfStation = (line: Pick<SaidLine, 'parts' | 'making'>, station: string | null): boolean =>
  (line.parts ?? [line]).some((piece) => isPieceOf(piece, station))

export const isPieceOf = ({ making }: Pick<SaidLine, 'making'>, station: string | null): boolean =>
  isMadeAt({ station: making[0]?.station ?? '' }, station)

/** Whether the change concerns those who read this station's ticket. */
export const isToTell = (said: SaidTicket, now: SaidTicket, station: string | null): boolean =>
  said.wantedAt !== now.wantedAt ||
  said.table !== now.table ||
  said.form !== now.form ||
  lineDifferences(said.lines, now.lines).some(({ kind, line }) => kind !== 'same' && isOfStation(line, station))
