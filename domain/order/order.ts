// An order, what it is made from, and everything that can be wrong with it.

import type { Branch, OrderForm } from '../branch/branch.ts'
import type { Making } from '../branch/capacity/capacity.ts'
import type { Quoted } from '../branch/capacity/quote.ts'
import type { Pace } from '../branch/capacity/ready-at.ts'
import type { Instant, Period } from '../branch/hours.ts'
import type { Age } from '../menu/age.ts'
import type { Declaration } from '../menu/allergens.ts'
import { type ChoiceProblem, choiceProblems } from '../menu/chosen.ts'
import { type PartProblem, partProblems } from '../menu/deals/check-parts.ts'
import type { LinePart } from '../menu/deals/deal-line.ts'
import type { ChosenParts } from '../menu/deals/parts.ts'
import type { Image, Item } from '../menu/menu.ts'
import type { Chosen } from '../menu/options.ts'
import type { LineOption } from '../menu/piece-price.ts'
import { giftRefusals } from '../money/gift/gift-card.ts'
import { type InvoiceProblem, invoiceProblemNames, type TypedInvoice } from '../money/invoice-wish.ts'
import type { OrderPayment, OrderSums } from '../money/order-payments.ts'
import type { LineReduction, Reduction } from '../money/reductions/reduction.ts'
import { codeProblems, type TypedCode } from '../money/reductions/reduction-code.ts'
import type { ClassShare, RatesAt, VatShare } from '../money/vat.ts'
import type { LocalText } from '../shared/locale.ts'
import type { Cents } from '../shared/money.ts'
import { basketProblems } from './basket/basket-limits.ts'
import type { Course, EndReason, ToSee } from './course.ts'
import type { LineStatus } from './line-status.ts'
import { promiseProblems, type TimeWish } from './promise.ts'
import type { StampVoucher } from './stamps/stamp-rules.ts'

export interface OrderLine {
  /** 1 to n within its order. */
  readonly id: number
  readonly item: string
  /** The chosen options, the size first, in the words and at the prices of that time. */
  readonly options: readonly LineOption[]
  /** For a meal deal: the choice for each of its parts, in the words and at the prices of that time (OPT-7). */
  readonly parts?: readonly LinePart[] | undefined
  readonly image: Image
  readonly name: LocalText
  /** The shop's own short word of that time, for staff; absent: the name. */
  readonly kitchenName?: string | undefined
  readonly quantity: number
  /** Cents for one with its options, at the time the order was placed. */
  readonly price: Cents
  readonly status: LineStatus
  readonly notes: string
  /** Where one piece with its options is made, and how long that takes; empty if unknown. */
  readonly making: readonly Making[]
  /** What it contains, as declared when the line was ordered; null: not declared (ALLG-3). */
  readonly declaration: Declaration | null
  /** From which age it may be sold, as decided when the line was ordered; absent: ordered before it was kept. */
  readonly age?: Age | undefined
  /** Whether it took the place of something sold out, as the customer had allowed. */
  readonly replaced?: boolean | undefined
  /** Cents that a voucher of a stamp card took off `price`; such a line is one piece (STAMP-1). */
  readonly off?: Cents | undefined
  /** The rule that took something off `price` when it was ordered (PRICE-1). */
  readonly reduction?: LineReduction | undefined
  /** The shares of `price` by VAT class with their rates; absent if it was ordered before rates were known. */
  readonly vat?: readonly VatShare[] | undefined
  /** Who it is for, in an office basket. */
  readonly person?: LinePerson | undefined
}

/** A person of an office basket, by their number in it and the name for the cup; '' once names were erased. */
export interface LinePerson {
  readonly number: number
  readonly name: string
}

/** A line whose rates follow once it is known when the order is for. */
export type UnratedLine = Omit<OrderLine, 'vat'> & { readonly vat: readonly ClassShare[] }

/** What the customer wants if something turns out to be sold out. Unless they say, they are asked. */
export const soldOutWishes = ['ask', 'replace', 'leave-out'] as const
export type SoldOutWish = (typeof soldOutWishes)[number]

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
  /** How long before its promise its making may begin, in milliseconds; 0 if unknown. */
  readonly making: number
  /** What it was promised by; null if it is wanted later, or nothing is learned of it. */
  readonly quoted: Quoted | null
  /** What is called out at the counter, such as M-47; '' for an imported order. */
  readonly code: string
  /** Called beside the code, if the customer wants. */
  readonly cupName: string
  readonly ifSoldOut: SoldOutWish
  readonly source: OrderSource
  readonly course: Course
  readonly acceptedAt: Instant | null
}

export interface OrderFate {
  /** When its last line became ready; null while one is not. */
  readonly readyAt: Instant | null
  /** When it ended: handed over, or in another way. */
  readonly overAt: Instant | null
  /** Since when the shop keeps what was paid, as nobody collected it; null: it keeps nothing. */
  readonly keptAt: Instant | null
  /** Why staff refused or cancelled it. */
  readonly endReason: EndReason | null
  readonly endWords: string
  /** When the customer said that they had arrived. */
  readonly hereAt: Instant | null
  /** How many minutes late the customer said they would be. */
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

/** What counts once the customer agrees. */
export interface Proposal extends OrderVersion {
  /** Identifies this proposal among those for the order: the order's version when it was made. */
  readonly number: number
}

export interface OrderChanges {
  readonly proposal: Proposal | null
  /** Lines and total as they were placed; null if nothing was changed. */
  readonly changedFrom: OrderVersion | null
}

export interface Order extends NewOrder, OrderFate, OrderChanges, OrderSums {
  readonly id: number
  /** Oldest first. */
  readonly payments: readonly OrderPayment[]
}

/**
 * The time by which an order is sorted in lists and counted to a day: the one for which it is wanted, or else, without
 * a promise, the one at which it was placed.
 */
export const listedAt = (order: Pick<Order, 'wantedAt' | 'placedAt'>): Instant => order.wantedAt ?? order.placedAt

/** How long its making takes if nothing is before it, in milliseconds. */
export const leastMaking = ({ quoted, making }: Pick<Order, 'quoted' | 'making'>): number => quoted?.least ?? making

/** When its making must begin; null without a promise. */
export const makingBeginsAt = ({ wantedAt, making }: Pick<Order, 'wantedAt' | 'making'>): Instant | null =>
  wantedAt === null ? null : wantedAt - making

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
  readonly ifSoldOut?: SoldOutWish | undefined
  readonly lines: readonly {
    readonly item: string
    /** Absent: as the item comes, with its defaults. */
    readonly options?: Chosen | undefined
    /** For a meal deal: the choice for each of its parts. */
    readonly parts?: ChosenParts | undefined
    readonly quantity: number
    readonly note: string
  }[]
  /** Who it is to be invoiced to; absent if nobody wants an invoice. */
  readonly invoice?: TypedInvoice | undefined
  /** The total that the customer saw, in cents; it is only compared, never stored. */
  readonly seenTotal?: Cents | undefined
}

export const orderProblems = [
  ...promiseProblems,
  'form_not_offered',
  'cart_empty',
  'too_many_lines',
  'too_many_pieces',
  'notes_too_long',
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
  'item_not_here',
  'item_not_then',
  'time_past',
  'item_out_of_stock',
  'fewer_left',
  'evening_alone',
  'choice_not_offered',
  ...choiceProblems,
  ...partProblems,
  'quantity_invalid',
  'note_too_long',
  'ask_value',
  'ask_open',
  'ask_crowd',
  'order_at_counter',
  'pay_online',
  'pay_at_counter',
  'unpaid_open',
  ...invoiceProblemNames,
  'invoices_off',
  'voucher_foreign',
  'voucher_used',
  'voucher_without',
  ...giftRefusals,
  ...codeProblems,
  ...basketProblems,
] as const
export type OrderProblemName = (typeof orderProblems)[number]

/** Why an order is refused, and where: a field of the form, or the index of a line in the cart (0 first). */
export interface OrderProblem {
  readonly problem: OrderProblemName
  readonly field?:
    | 'name'
    | 'phone'
    | 'address'
    | 'table'
    | 'day'
    | 'at'
    | 'form'
    | 'lines'
    | 'seenTotal'
    | 'pay'
    | 'voucher'
    | 'gift'
    | 'code'
    | InvoiceProblem['field']
  readonly line?: number
  /** With an option: the group that it is about, and the option. */
  readonly group?: string
  readonly option?: string
  /** With item_not_then: the hours of that day in which it is sold, on the branch's clock; none: not on that day. */
  readonly hours?: readonly Period[]
  /** With a meal deal: the part that it is about, and the item chosen for it. */
  readonly part?: string
  readonly item?: string
  /** When a time is refused: the next one with room for this cart, or null. */
  readonly next?: Instant | null
  /** The number to call about it. */
  readonly phone?: string
  /** With total_changed: what it comes to now, for the time `at`. */
  readonly total?: Cents
  readonly at?: Instant
}

/** An order placed here always has a promise. Its code follows from the codes of other orders when it is saved. */
export type PlacedOrder = Omit<NewOrder, 'code'> & { readonly wantedAt: Instant }

/** What the rule needs besides the draft: the branch with its pace, its menu, the time and the token. */
export interface OrderContext {
  readonly branch: Branch
  readonly pace: Pace
  /** With its price at the branch, whether the branch sells it or not. */
  readonly itemOf: (id: string) => Item | undefined
  /** Whether the branch sells an item at all. */
  readonly soldHere: (id: string) => boolean
  readonly inStock: (id: string) => boolean
  /** Whether an option is out of stock at the branch. */
  readonly optionOut: (id: string) => boolean
  readonly ratesAt: RatesAt
  /** The rules without a code that count at the branch for an order that is wanted then. */
  readonly reductionsAt: (at: Instant) => readonly Reduction[]
  /** Whether an item is sold at its price of the evening now. */
  readonly goesAtEvening: (id: string) => boolean
  /** The rule of the code that was typed, and what is known against it; absent: none was typed. */
  readonly code?: TypedCode | undefined
  /** The voucher with which the customer pays one piece. */
  readonly voucher?: StampVoucher | undefined
  readonly now: Instant
  readonly token: string
}

/** The menu of a branch, as lines are read from it. */
export type LineMenu = Pick<
  OrderContext,
  'itemOf' | 'soldHere' | 'inStock' | 'optionOut' | 'ratesAt' | 'reductionsAt' | 'goesAtEvening'
>

export type LineProblem = { readonly problem: OrderProblemName } & Omit<ChoiceProblem, 'problem'> &
  Partial<Pick<PartProblem, 'part' | 'item'>>
