// Changing an order after it was placed: what counts at once, and what the customer has to agree to (LIFE-4).
import type { Instant } from '../branch/hours.ts'
import type { ChosenParts } from '../menu/deals/parts.ts'
import type { Chosen } from '../menu/options.ts'
import { atRates } from '../money/vat.ts'
import { type Cents, totalOf } from '../shared/money.ts'
import { isWithin } from '../shared/range.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { lengthOf, tidyNote } from '../shared/text.ts'
import { allergiesIn } from './note.ts'
import {
  type LineMenu,
  type LineProblem,
  listedAt,
  type Order,
  type OrderLine,
  type OrderProblem,
  type OrderVersion,
  type UnratedLine,
} from './order.ts'
import { limits } from './order-limits.ts'
import { readLine } from './read-lines.ts'
import { withReductions } from './reduced-lines.ts'
import { asWhole } from './set-line.ts'

/** A line as it is to be. With `line` it is one that the order has; without, one from the menu. */
export interface LineWish {
  readonly line?: number | undefined
  readonly item: string
  readonly options?: Chosen | undefined
  readonly parts?: ChosenParts | undefined
  readonly quantity: number
  readonly note: string
}

/** What the rates of an order follow from. */
type RatedOrder = Pick<Order, 'form' | 'wantedAt' | 'placedAt'>

/**
 * The order with these lines instead of its own. A line that it has keeps item, options and price, and is to be made
 * anew if there is to be more of it; a new line has the price of today's menu. Refuses with everything that is wrong at
 * once; an order without lines is cancelled, not changed.
 */
export function changedOrder(
  order: Pick<Order, 'lines'> & RatedOrder,
  wishes: readonly LineWish[],
  menu: LineMenu,
): Result<OrderVersion, readonly OrderProblem[]> {
  if (wishes.length === 0) return refuse([{ problem: 'cart_empty', field: 'lines' }])
  if (wishes.length > limits.lines) return refuse([{ problem: 'too_many_lines', field: 'lines' }])
  const kept: OrderLine[] = []
  const added: UnratedLine[] = []
  const problems: OrderProblem[] = []
  const first = Math.max(0, ...order.lines.map(({ id }) => id))
  let next = first
  const given = givenUp(order.lines, wishes)
  for (const [place, wish] of wishes.entries()) {
    const wrong = (refusal: readonly LineProblem[]) =>
      problems.push(...refusal.map((problem) => ({ ...problem, line: place })))
    if (wish.line !== undefined) {
      const read = keptLine(wish, order.lines, kept)
      if (read.ok) kept.push(read.value)
      else wrong(read.refusal)
      continue
    }
    const read = readLine(wish, next, menu)
    if (read.ok) added.push(insteadOf(read.value, given[next - first] ?? given.at(-1), wishes))
    else wrong(read.refusal)
    next += 1
  }
  if (problems.length > 0) return refuse(problems)
  const lines = [...kept, ...pricedNow(added, kept, order, menu).map((line, at) => ({ ...line, id: first + at + 1 }))]
  return accept({ lines, total: totalOf(lines) })
}

/** New lines cost what a new order for that time would, also beside what the order has. */
function pricedNow(
  added: readonly UnratedLine[],
  kept: readonly OrderLine[],
  order: RatedOrder,
  menu: LineMenu,
): OrderLine[] {
  if (added.length === 0) return []
  const at = listedAt(order)
  const rateOf = menu.ratesAt(order.form, at)
  return withReductions(added, menu.reductionsAt(at), menu, kept).map((line) => atRates(line, rateOf))
}

/** The lines of which there is to be less: what is new takes their places, in this order. */
const givenUp = (lines: readonly OrderLine[], wishes: readonly LineWish[]): readonly OrderLine[] =>
  lines.filter(({ id, quantity }) => quantity > (wishes.find(({ line }) => line === id)?.quantity ?? 0))

/**
 * In an office basket, what takes the place of somebody's line is for them. The allergy that a line spoke of concerns
 * what is made instead of it too.
 */
function insteadOf<Line extends UnratedLine>(
  line: Line,
  before: OrderLine | undefined,
  wishes: readonly LineWish[],
): Line {
  if (!before) return line
  const isGone = !wishes.some((wish) => wish.line === before.id)
  const [allergy] = isGone ? allergiesIn([before]) : []
  const notes = allergy && !line.notes.includes(allergy) ? tidyNote(`${allergy}\n${line.notes}`) : line.notes
  return { ...line, notes, ...(before.person && { person: before.person }) }
}

function keptLine(
  wish: LineWish,
  before: readonly OrderLine[],
  done: readonly OrderLine[],
): Result<OrderLine, readonly LineProblem[]> {
  const no = (problem: LineProblem['problem']) => refuse([{ problem }])
  const line = before.find(({ id }) => id === wish.line)
  if (!line || done.some(({ id }) => id === line.id)) return no('item_unknown')
  if (!isWithin(wish.quantity, 1, Math.max(limits.quantity, line.quantity))) return no('quantity_invalid')
  // A voucher pays for one piece.
  if (line.off !== undefined && wish.quantity > line.quantity) return no('quantity_invalid')
  const notes = tidyNote(wish.note)
  if (notes !== line.notes && lengthOf(notes) > limits.note) return no('note_too_long')
  return accept({ ...madeOf(line, wish.quantity), quantity: wish.quantity, notes })
}

/** A line whose quantity grows must be made again. */
const madeOf = (line: OrderLine, quantity: number): OrderLine =>
  quantity > line.quantity ? asWhole(line, 'received') : line

/**
 * What is proposed, with its lines as far as they were made since: nobody waits for the customer's yes to make the
 * rest.
 */
export const proposalNow = (
  { lines }: Pick<Order, 'lines'>,
  { lines: proposed, total }: OrderVersion,
): OrderVersion => ({
  lines: proposed.map((line) => {
    const own = lines.find(({ id }) => id === line.id)
    if (!own) return line
    const { status, parts } = madeOf(own, line.quantity)
    return { ...line, status, ...(parts && { parts }) }
  }),
  total,
})

/** What decides whether the customer's yes is needed. */
type SeenLine = Pick<OrderLine, 'id' | 'quantity' | 'notes'>
interface Consisting {
  readonly lines: readonly SeenLine[]
  readonly total: Cents
}

/**
 * Whether the customer has to agree before the change counts: it would cost more than what they ordered, or they would
 * eat something else and did not allow that. Fewer of a line, or none, is only told. A new line has an id that the
 * order does not have.
 */
export const needsYes = (order: Consisting & Pick<Order, 'ifSoldOut'>, version: Consisting): boolean =>
  version.total > order.total || (order.ifSoldOut !== 'replace' && otherFood(order, version).length > 0)

/**
 * The lines that differ from what the customer ordered: new ones, those with more pieces, and those whose note lost
 * words. Staff may add words to it.
 */
export const otherFood = <Line extends SeenLine>(
  order: { readonly lines: readonly SeenLine[] },
  { lines }: { readonly lines: readonly Line[] },
): Line[] => lines.filter((line) => !order.lines.some((own) => isPartOf(line, own)))

const isPartOf = (line: SeenLine, own: SeenLine): boolean =>
  own.id === line.id && line.quantity <= own.quantity && line.notes.includes(own.notes)

/** The version in which each new line says that it replaces another, as the customer had allowed. */
export const asReplaced = (order: Pick<Order, 'lines'>, { lines, total }: OrderVersion): OrderVersion => ({
  lines: lines.map((line) => (order.lines.some(({ id }) => id === line.id) ? line : { ...line, replaced: true })),
  total,
})

const minute = 60_000
/** The furthest that a promise may be moved from now. */
const furthestMs = 31 * 24 * 60 * minute

/** How a promise is moved: by minutes, or to a time. */
export interface Postponing {
  readonly minutes?: number | undefined
  readonly to?: Instant | undefined
}

/** Null if it is not later than the old one and than now, or too far off. Counts from the later of the two. */
export function postponed(promise: Instant, { minutes, to }: Postponing, now: Instant): Instant | null {
  const at = to ?? Math.max(promise, now) + (minutes ?? 0) * minute
  return at > promise && at > now && at <= now + furthestMs ? at : null
}
