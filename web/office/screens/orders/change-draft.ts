// The lines of an order while it is being changed: as it has them, as they are to be, and merged with what a colleague
// changed.
import type { Declaration } from '#domain/menu/allergens.ts'
import type { ChosenParts } from '#domain/menu/deals/parts.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'
import { totalOf } from '#domain/shared/money.ts'
import { tidyNote } from '#domain/shared/text.ts'
import { partsSent } from '#web/customer/ordering/parts-sent.ts'
import { mergedRows } from '#web/data/forms/merged-rows.ts'
import { sameValue } from '#web/data/forms/rebase.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import type { FormLine } from '#web/office/forms/form-lines.ts'
import type { SaidOption, SaidPart } from '#web/office/staff/lines/line-change-list.tsx'

export interface DraftLine {
  readonly key: number
  /** The line of the order; undefined for a new one. */
  readonly line: number | undefined
  readonly item: string
  readonly name: string
  /** Cents for one. */
  readonly price: number
  /** What was chosen for a new line. A line of the order keeps its options until they are chosen anew. */
  readonly options?: Chosen
  readonly said: readonly SaidOption[]
  /** What was chosen for the parts of a new meal deal. */
  readonly parts?: ChosenParts
  readonly saidParts?: readonly SaidPart[] | undefined
  /** What it contains; null if that is not declared. */
  readonly declaration: Declaration | null
  readonly quantity: number
  readonly note: string
}

export type AddedLine = Omit<DraftLine, 'key' | 'line' | 'quantity' | 'note'>

export const draftLinesOf = ({ lines }: Pick<ShownOrder, 'lines'>, locale: Locale): DraftLine[] =>
  lines.map(({ id, item, options, parts, name, kitchenName, price, declaration, quantity, notes }) => ({
    key: id,
    line: id,
    item,
    name: kitchenName ?? localize(name, locale),
    price,
    said: options,
    saidParts: parts,
    declaration,
    quantity,
    note: notes,
  }))

/** The lines of the change that waits for the customer's yes, if there is one; else those of the order. */
export const askedLinesOf = (
  order: Pick<ShownOrder, 'lines'> & Partial<Pick<ShownOrder, 'proposal'>>,
  locale: Locale,
): DraftLine[] =>
  draftLinesOf(order.proposal ?? order, locale).map((line) =>
    order.lines.some(({ id }) => id === line.line) ? line : asNew(line),
  )

export const withItem = (lines: readonly DraftLine[], added: AddedLine): DraftLine[] => {
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1
  return [...lines, { ...added, key, line: undefined, quantity: 1, note: '' }]
}

export const keptLines = (lines: readonly DraftLine[]): DraftLine[] => lines.filter(({ quantity }) => quantity > 0)

/** As `needsYes` reads them: a new line has the id 0. */
export const draftAsOrder = (lines: readonly DraftLine[]) => ({
  lines: lines.map(({ line = 0, quantity, note }) => ({ id: line, quantity, notes: note })),
  total: totalOf(lines),
})

/** As `orders.change` takes them. */
export const linesWished = (lines: readonly DraftLine[]) =>
  keptLines(lines).map(({ line, item, options, parts, quantity, note }) => ({
    ...(line === undefined ? {} : { line }),
    ...(options && { options: [...options] }),
    ...(parts && { parts: partsSent(parts) }),
    item,
    quantity,
    note,
  }))

/** What an order has once `linesWished` has changed it, whether or not a line is new. */
export const linesAsSaved = (lines: readonly DraftLine[]) =>
  keptLines(lines).map(({ item, said, saidParts = [], quantity, note }) => ({
    item,
    options: chosenOf(said),
    parts: saidParts.map(partOf),
    quantity,
    note: tidyNote(note),
  }))

/**
 * `mine` merged into `theirs`, which is what a colleague left, or an earlier save of `base`: a line that I did not
 * change is theirs. A line that they took out although I changed it comes back as a new one.
 */
export function mergedLines(
  base: readonly DraftLine[],
  mine: readonly DraftLine[],
  theirs: readonly DraftLine[],
): DraftLine[] {
  const merged = mergedRows(keptLines(base), mine, theirs, {
    inMine: ({ key }) => key,
    inTheirs: ({ line }) => line?.toString(),
    merge: (before, own, their) => (sameValue(before, own) ? their : changedAs(before, own, their)),
  })
  const next = Math.max(0, ...theirs.map(({ key }) => key)) + 1
  const added = keptLines(merged.filter((line) => mine.includes(line)))
  return [
    ...merged.filter((line) => !mine.includes(line)),
    ...added.map((line, place) => ({ ...asNew(line), key: next + place })),
  ]
}

/** A line that is made differently takes the place of theirs. */
const changedAs = (before: DraftLine, own: DraftLine, their: DraftLine): DraftLine =>
  sameValue(pieceOf(before), pieceOf(own))
    ? { ...their, quantity: own.quantity, note: own.note }
    : { ...own, key: their.key }

const pieceOf = (line: DraftLine) => ({ item: line.item, options: optionsOf(line), parts: partsOf(line) })

const asNew = (line: DraftLine): DraftLine => ({
  ...line,
  line: undefined,
  options: optionsOf(line),
  parts: partsOf(line),
})

/** What is chosen for a line, whether it is the order's or a new one. */
export const optionsOf = ({ options, said }: DraftLine): Chosen => options ?? chosenOf(said)
export const partsOf = ({ parts, saidParts = [] }: DraftLine): ChosenParts => parts ?? saidParts.map(partOf)

const chosenOf = (said: readonly SaidOption[]): Chosen => said.map(({ option, quantity }) => ({ option, quantity }))

const partOf = ({ part, item, options }: SaidPart) => ({ part, item, options: chosenOf(options) })

/** What the lines say, for the comparison with what a colleague left. */
export const saidLinesOf = (lines: readonly DraftLine[]): FormLine[] =>
  keptLines(lines).map(({ name, quantity, note }) => ({
    field: 'lines',
    label: name,
    text: `${quantity} × ${note}`.trimEnd(),
  }))
