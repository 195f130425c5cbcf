// The lines of an order while staff change it: one of quantity 0 is taken away, a new one has no line yet.
import type { Declaration } from '../../../../domain/menu/allergens.ts'
import type { ChosenParts } from '../../../../domain/menu/deals/parts.ts'
import type { Chosen } from '../../../../domain/menu/options.ts'
import { type Locale, localize } from '../../../../domain/shared/locale.ts'
import { totalOf } from '../../../../domain/shared/money.ts'
import type { ShownOrder } from '../../../api/staff/orders/line-statuses.ts'
import { partsSent } from '../../../ordering/parts-sent.ts'
import type { SaidOption, SaidPart } from '../../../staff/lines/kitchen-words.ts'

export interface DraftLine {
  readonly key: number
  /** The line that the order has; undefined for a new one. */
  readonly line: number | undefined
  readonly item: string
  readonly name: string
  /** Cents for one. */
  readonly price: number
  /** What was chosen of a new line; a line that the order has keeps its own. */
  readonly options?: Chosen
  /** What was chosen, in words. */
  readonly said: readonly SaidOption[]
  /** Of a meal deal that is new: what was chosen for its parts. */
  readonly parts?: ChosenParts
  /** The same in words, or that of the line which the order has. */
  readonly saidParts?: readonly SaidPart[] | undefined
  /** What it contains; null: not declared. */
  readonly declaration: Declaration | null
  readonly quantity: number
  readonly note: string
}

export type Added = Omit<DraftLine, 'key' | 'line' | 'quantity' | 'note'>

export const draftOf = ({ lines }: ShownOrder, locale: Locale): DraftLine[] =>
  lines.map(({ id, item, options, parts, name, kitchenName, price, declaration, quantity, notes }) => ({
    ...{ key: id, line: id, item, price, declaration, quantity, note: notes },
    ...{ name: kitchenName ?? localize(name, locale), said: options, saidParts: parts },
  }))

/** With one more line. */
export const withItem = (lines: readonly DraftLine[], added: Added): DraftLine[] => {
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1
  return [...lines, { ...added, key, line: undefined, quantity: 1, note: '' }]
}

export const keptOf = (lines: readonly DraftLine[]): DraftLine[] => lines.filter(({ quantity }) => quantity > 0)

/** As the rule of the customer's yes reads them: a new line is none that the order has. */
export const versionOf = (lines: readonly DraftLine[]) => ({
  lines: lines.map(({ line = 0, quantity, note }) => ({ id: line, quantity, notes: note })),
  total: totalOf(lines),
})

/** As `orders.change` takes them. */
export const linesWished = (lines: readonly DraftLine[]) =>
  keptOf(lines).map(({ line, item, options, parts, quantity, note }) => ({
    ...(line === undefined ? {} : { line }),
    ...(options && { options: [...options] }),
    ...(parts && { parts: partsSent(parts) }),
    ...{ item, quantity, note },
  }))
