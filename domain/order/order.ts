// Placing an order and following its lines: the rules, with time, chance, menu and branch handed in.

import type { Branch, OrderForm } from '../branch/branch.ts'
import type { Instant } from '../branch/hours.ts'
import { longestPiece, type Making } from '../capacity/capacity.ts'
import { makingOf } from '../capacity/quote.ts'
import type { Pace } from '../capacity/ready-at.ts'
import { cupName } from '../counter/code.ts'
import type { PaymentWay } from '../counter/payment.ts'
import { type Declaration, declarationOf } from '../menu/allergens.ts'
import {
  type ChoiceProblem,
  checkChosen,
  choiceProblems,
  declarationsOf,
  defaultsOf,
  tidyChosen,
} from '../menu/chosen.ts'
import { type Choice, type Image, type Item, priceOf } from '../menu/menu.ts'
import type { Chosen } from '../menu/options.ts'
import { type LineOption, lineOptions, makingWith, pieceWith } from '../menu/piece-price.ts'
import type { LocalText } from '../shared/locale.ts'
import { type Cents, totalOf } from '../shared/money.ts'
import { isWithin } from '../shared/range.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { isBlank, lengthOf, oneLine, tidyNote, tidyWords } from '../shared/text.ts'
import type { Course, EndReason, ToSee } from './course.ts'
import type { LineStatus } from './line-status.ts'
import { fieldsOf, type MissingField, missingFields } from './order-form.ts'
import { limits } from './order-limits.ts'
import { promiseFor, promiseProblems, type TimeWish } from './promise.ts'

export interface OrderLine {
  /** 1 to n within its order. */
  readonly id: number
  readonly item: string
  readonly choice: Choice
  /** What was chosen of its groups, in their words and at their prices of that time. */
  readonly options: readonly LineOption[]
  readonly image: Image
  readonly name: LocalText
  readonly quantity: number
  /** Cents for one with its options, at the time the order was placed. */
  readonly price: Cents
  readonly status: LineStatus
  readonly notes: string
  /** Where one piece with its options is made, and how long that takes; nobody has said so if empty. */
  readonly making: readonly Making[]
  /** What it contains, as it was declared when the line was ordered; null: not declared (ALLG-3). */
  readonly declaration: Declaration | null
}

/** Placed by the customer on the website, or entered by staff. */
export const orderSources = ['web', 'counter'] as const
export type OrderSource = (typeof orderSources)[number]

export interface NewOrder {
  readonly branch: string
  readonly form: OrderForm
  readonly customerName: string
  readonly address: string
  readonly phone: string
  readonly table: number | null
  readonly lines: readonly OrderLine[]
  readonly total: Cents
  readonly token: string
  readonly placedAt: Instant
  /** The promise: when it is to be ready. Null if unknown: the old site did not ask for it. */
  readonly wantedAt: Instant | null
  /** The promise as it was when the order was placed; null if unknown. */
  readonly firstPromisedAt: Instant | null
  /** How long making it is reckoned to take, in milliseconds; 0 if nobody has said so. */
  readonly making: number
  /** What is called out at the counter, such as M-47; '' for an order of before codes. */
  readonly code: string
  /** Called beside the code, if the customer wants. */
  readonly cupName: string
  readonly source: OrderSource
  readonly course: Course
  readonly acceptedAt: Instant | null
}

/** What became of an order after it was placed. */
export interface OrderFate {
  /** When its last line became ready; null while one is not. */
  readonly readyAt: Instant | null
  /** When it was over: handed over, or ended otherwise. */
  readonly overAt: Instant | null
  /** Why staff refused or cancelled it. */
  readonly endReason: EndReason | null
  readonly endWords: string
  readonly paidWay: PaymentWay | null
  /** What was taken, in cents. */
  readonly paidAmount: Cents | null
  readonly paidAt: Instant | null
  /** When the customer said to be here. */
  readonly hereAt: Instant | null
  /** By how many minutes the customer says to be late. */
  readonly lateBy: number | null
  /** What boards show until a member has seen it. */
  readonly toSee: ToSee | null
  /** Counts the steps, for optimistic locking. */
  readonly version: number
}

/** What an order consists of, at one time. */
export interface OrderVersion {
  readonly lines: readonly OrderLine[]
  readonly total: Cents
}

/** What staff changed of an order, or propose to. */
export interface OrderChanges {
  /** Lines and total that count once the customer agrees. */
  readonly proposal: OrderVersion | null
  /** Lines and total as they were placed; null if nothing was changed. */
  readonly changedFrom: OrderVersion | null
}

export interface Order extends NewOrder, OrderFate, OrderChanges {
  readonly id: number
}

/** The instant by which orders are put in order: when the order is wanted, or else when it was placed. */
export const dueAt = (order: Pick<Order, 'wantedAt' | 'placedAt'>): Instant => order.wantedAt ?? order.placedAt

/** A telephone number as typed, and as the server read it: E.164 or ten digits, or null if it is neither (D-5). */
export interface PhoneReading {
  readonly typed: string
  readonly number: string | null
}

/** What a customer sends to order; it contains no price. */
export interface OrderDraft extends TimeWish {
  readonly name: string
  readonly phone: PhoneReading
  readonly address: string
  readonly table: number | null
  /** What is to be called beside the code; '' or absent if the customer wants no name called. */
  readonly cupName?: string | undefined
  readonly lines: readonly {
    readonly item: string
    readonly choice: Choice
    /** Absent, as pages of before options send it: as the item comes, with its defaults. */
    readonly options?: Chosen | undefined
    readonly quantity: number
    readonly note: string
  }[]
  /** The total that the customer saw, in cents; it is only compared, never stored. */
  readonly seenTotal?: Cents | undefined
}

export const orderProblems = [
  ...promiseProblems,
  'form_not_offered',
  'cart_empty',
  'too_many_lines',
  'total_changed',
  'name_missing',
  'name_too_long',
  'phone_missing',
  'phone_invalid',
  'address_missing',
  'address_too_long',
  'table_missing',
  'table_unknown',
  'item_unknown',
  'item_out_of_stock',
  'choice_not_offered',
  ...choiceProblems,
  'quantity_invalid',
  'note_too_long',
] as const
export type OrderProblemName = (typeof orderProblems)[number]

/** Why an order is refused, and where: a field of the form, or the index of a line in the cart (0 first). */
export interface OrderProblem {
  readonly problem: OrderProblemName
  readonly field?: 'name' | 'phone' | 'address' | 'table' | 'day' | 'at' | 'form' | 'lines' | 'seenTotal'
  readonly line?: number
  /** With an option: the group that it is about, and the option. */
  readonly group?: string
  readonly option?: string
  /** With a time that cannot be had: the next one with room for this cart, or null. */
  readonly next?: Instant | null
  /** Whom to call about it. */
  readonly phone?: string
}

/** An order placed here always has a promise. Its code follows from the codes of other orders when it is saved. */
export type PlacedOrder = Omit<NewOrder, 'code'> & { readonly wantedAt: Instant }

/** What the rule needs besides the draft: the branch with its pace, its menu, the time and the token. */
export interface OrderContext {
  readonly branch: Branch
  readonly pace: Pace
  readonly itemOf: (id: string) => Item | undefined
  readonly inStock: (id: string) => boolean
  /** Whether an option is out of stock at the branch. */
  readonly optionOut: (id: string) => boolean
  readonly now: Instant
  readonly token: string
}

/** The cup names of the branch's open orders: two that are alike are told apart. */
type CupContext = OrderContext & { readonly cupNames: readonly string[] }

/**
 * Returns the order made from a draft, with the server's own prices, or everything that is wrong with it at once
 * (ORDER-3, ORDER-4).
 */
export function placeOrder(draft: OrderDraft, counter: CupContext): Result<PlacedOrder, readonly OrderProblem[]> {
  const { lines, problems: lineProblems } = readLines(draft, counter)
  const wanted = promiseFor(draft, lines, counter)
  const problems = [...(wanted.ok ? [] : [wanted.refusal]), ...formProblems(draft, counter.branch), ...lineProblems]
  const total = totalOf(lines)
  if (problems.length === 0 && draft.seenTotal !== undefined && draft.seenTotal !== total)
    problems.push({ problem: 'total_changed', field: 'seenTotal' })
  if (!wanted.ok || problems.length > 0) return refuse(problems)
  return accept({
    branch: counter.branch.id,
    form: draft.form,
    customerName: draft.name.trim(),
    address: draft.form === 'pick-up' && counter.branch.addressField !== 'hidden' ? draft.address.trim() : '',
    phone: draft.form === 'pick-up' && counter.branch.phoneField !== 'hidden' ? (draft.phone.number ?? '') : '',
    table: draft.form === 'table' ? draft.table : null,
    lines,
    total,
    token: counter.token,
    placedAt: counter.now,
    wantedAt: wanted.value,
    firstPromisedAt: wanted.value,
    making: makingOf(counter.branch.prepMinutes, longestPiece(lines), counter.pace.quote.factor),
    cupName: cupName(tidyWords(oneLine(draft.cupName ?? '')), counter.cupNames, draft.name),
    source: 'web',
    course: counter.branch.autoAccept ? 'accepted' : 'placed',
    acceptedAt: counter.branch.autoAccept ? counter.now : null,
  })
}

function formProblems(draft: OrderDraft, branch: Branch): OrderProblem[] {
  const problems: OrderProblem[] = []
  const missing = missingFields({ ...draft, phone: draft.phone.typed }, branch)
  if (!branch.forms.includes(draft.form)) problems.push({ problem: 'form_not_offered', field: 'form' })
  for (const field of fieldsOf[draft.form]) {
    if (missing.includes(field)) problems.push({ problem: `${field}_missing`, field })
    else if (!isRight[field](draft, branch)) problems.push({ problem: wrongAs[field], field })
  }
  return problems
}

/** Whether the content of a field is acceptable, once it is filled in. */
const isRight: Readonly<Record<MissingField, (draft: OrderDraft, branch: Branch) => boolean>> = {
  name: ({ name }) => lengthOf(name.trim()) <= limits.name,
  phone: ({ phone }, { phoneField }) => phone.number !== null || phoneField === 'hidden' || isBlank(phone.typed),
  address: ({ address }) => lengthOf(address.trim()) <= limits.address,
  table: ({ table }, branch) => table !== null && isWithin(table, 1, branch.tables),
}

const wrongAs = {
  name: 'name_too_long',
  phone: 'phone_invalid',
  address: 'address_too_long',
  table: 'table_unknown',
} as const

export type LineMenu = Pick<OrderContext, 'itemOf' | 'inStock' | 'optionOut'>

/** The lines of an order, and everything that is wrong with them at once. */
export function readLines(
  draft: Pick<OrderDraft, 'lines'>,
  counter: LineMenu,
): { lines: OrderLine[]; problems: OrderProblem[] } {
  const lines: OrderLine[] = []
  const problems: OrderProblem[] = []
  if (draft.lines.length === 0) problems.push({ problem: 'cart_empty', field: 'lines' })
  if (draft.lines.length > limits.lines) return { lines, problems: [{ problem: 'too_many_lines', field: 'lines' }] }
  for (const [line, wish] of draft.lines.entries()) {
    const read = readLine(wish, line, counter)
    if (read.ok) lines.push(read.value)
    else problems.push(...read.refusal.map((problem) => ({ ...problem, line })))
  }
  return { lines, problems }
}

/** What is wrong with one line. */
export type LineProblem = { readonly problem: OrderProblemName } & Omit<ChoiceProblem, 'problem'>

/** The line that gets the place after `place` lines. */
export function readLine(
  wish: OrderDraft['lines'][number],
  place: number,
  { itemOf, inStock, optionOut }: LineMenu,
): Result<OrderLine, readonly LineProblem[]> {
  const item = itemOf(wish.item)
  const no = (problem: OrderProblemName) => refuse([{ problem }])
  if (!item) return no('item_unknown')
  if (!inStock(item.id)) return no('item_out_of_stock')
  const price = priceOf(item, wish.choice)
  if (price === null) return no('choice_not_offered')
  const { groups = [] } = item
  const chosen = wish.options ?? defaultsOf(groups)
  const wrong = checkChosen(groups, chosen, optionOut)
  if (wrong.length > 0) return refuse(wrong)
  if (!isWithin(wish.quantity, 1, limits.quantity)) return no('quantity_invalid')
  const notes = tidyNote(wish.note)
  if (lengthOf(notes) > limits.note) return no('note_too_long')
  const options = lineOptions(groups, tidyChosen(groups, chosen))
  return accept({
    id: place + 1,
    item: item.id,
    choice: wish.choice,
    options,
    image: item.image,
    name: item.name,
    quantity: wish.quantity,
    price: pieceWith(price, options),
    status: 'received',
    notes,
    making: makingWith(item.making ?? [], groups, chosen),
    declaration: declarationOf(item, declarationsOf(groups, chosen)) ?? null,
  })
}
