// What the till of a linked branch is told of an order, and when (REG-3): all of it as it stands, and what differs from
// what the till was told before.
import type { Instant } from '../../branch/hours.ts'
import { isInShop, phaseOf } from '../../order/course.ts'
import type { Order, OrderLine } from '../../order/order.ts'
import { type Locale, localize } from '../../shared/locale.ts'
import { type Cents, linePrice } from '../../shared/money.ts'
import { countsAsSold, type PaidOrder, type PaidWay, paidWays, soldFor, vatSold } from '../order-payments.ts'
import { type PaymentWay, paymentWays } from '../payment.ts'
import { type SellingWay, sellingWayOf, type VatRate, type VatShare, type VatTotal } from '../vat.ts'

/** The format of messages; another number means that a till must be taught anew. */
export const tillVersion = 1

/**
 * `sale`: the first of an order. `refund`: money went back. `cancellation`: nothing of it is sold any more. `change`:
 * anything else, such as another payment, other lines, or an order that was brought back.
 */
export const tillKinds = ['sale', 'change', 'refund', 'cancellation'] as const
export type TillKind = (typeof tillKinds)[number]

interface TillOption {
  readonly name: string
  readonly quantity: number
  /** Cents that all of it adds to one piece; they are in the price of the line. */
  readonly price: Cents
}

interface TillPart {
  readonly item: string
  readonly name: string
  readonly options: readonly TillOption[]
  /** Its share of the price of one deal. */
  readonly price: Cents
}

interface TillLine {
  readonly line: number
  readonly item: string
  readonly name: string
  readonly quantity: number
  /** Cents for one, with its options and what was taken off. */
  readonly price: Cents
  /** Cents for all. */
  readonly amount: Cents
  /** Cents that a voucher of the stamp card took off the price of one. */
  readonly off?: Cents
  /** What a rule of the shop took off the price of one, such as a happy hour. */
  readonly reduction?: { readonly name: string; readonly off: Cents }
  readonly options: readonly TillOption[]
  readonly parts?: readonly TillPart[]
  /** The shares of the price of one by VAT class; empty if its rates are unknown. */
  readonly vat: readonly Pick<VatShare, 'class' | 'rate' | 'amount'>[]
}

/** What is sold and paid of an order: the sums that till and shop must agree on. */
export interface TillSums {
  /** What it is sold for, in cents. */
  readonly total: Cents
  /** The same by VAT rate in basis points, the lowest first; null: no rate was known. */
  readonly vat: readonly VatTotal[]
  /** Taken less what went back; `amount` is money, `applied` what it pays of the total: cash is rounded. */
  readonly payments: readonly PaidWay[]
}

/** An order as the till is told of it. */
export interface TillStand extends TillSums {
  readonly form: SellingWay
  /** Empty once nothing is sold. */
  readonly lines: readonly TillLine[]
}

export interface TillMessage extends TillStand {
  readonly version: typeof tillVersion
  /** The same at each try. */
  readonly id: string
  readonly branch: string
  /** Counts the messages of the branch from 1, without a gap. */
  readonly number: number
  readonly kind: TillKind
  /** When it became true, in ISO 8601. */
  readonly at: string
  readonly order: { readonly token: string; readonly code: string; readonly placedAt: string; readonly for: string }
  /** What changed since the last message about the order. */
  readonly difference: TillSums
}

type SoldOrder = PaidOrder & Pick<Order, 'lines'>

/**
 * Whether the law's sale is made: it is paid, in part at least, or handed over. Before that nothing is due to anybody,
 * and an order may still be refused or changed without a till having to know.
 */
export const isSaleMade = (order: SoldOrder): boolean =>
  isInShop(order.course) && countsAsSold(order) && (phaseOf(order) === 'out' || appliedIn(order) !== 0)

const appliedIn = ({ payments }: SoldOrder): Cents => payments.reduce((sum, { applied }) => sum + applied, 0)

export function tillStandOf(order: SoldOrder & Pick<Order, 'form'>, lang: Locale): TillStand {
  return {
    form: sellingWayOf(order.form),
    lines: countsAsSold(order) ? order.lines.map((line) => tillLine(line, lang)) : [],
    ...tillSumsOf(order),
  }
}

/** What is sold and paid of an order, as till, audit and proof compare it. */
export const tillSumsOf = (order: SoldOrder): TillSums => ({
  total: soldFor(order),
  vat: countsAsSold(order) ? vatSold(order) : [],
  payments: [...paidWays(order.payments)].sort(byWayListed),
})

function tillLine(line: OrderLine, lang: Locale): TillLine {
  const { id, item, name, kitchenName, quantity, price, off, reduction, options, parts, vat = [] } = line
  return {
    line: id,
    item,
    name: kitchenName ?? localize(name, lang),
    quantity,
    price,
    amount: linePrice(price, quantity),
    ...(off !== undefined && { off }),
    ...(reduction && { reduction: { name: localize(reduction.name, lang), off: reduction.off } }),
    options: tillOptions(options, lang),
    ...(parts && {
      parts: parts.map((part) => ({
        item: part.item,
        name: part.kitchenName ?? localize(part.name, lang),
        options: tillOptions(part.options, lang),
        price: part.price,
      })),
    }),
    vat: vat.map((share) => ({ class: share.class, rate: share.rate, amount: share.amount })),
  }
}

const tillOptions = (options: OrderLine['options'], lang: Locale): readonly TillOption[] =>
  options.map(({ name, kitchenName, quantity, price }) => ({
    name: kitchenName ?? localize(name, lang),
    quantity,
    price,
  }))

/** What is to be told of an order that moved. */
export interface ToTell {
  readonly kind: TillKind
  readonly stand: TillStand
  readonly difference: TillSums
}

interface Told {
  /** What the till was told last; null: it knows nothing of the order. */
  readonly last: TillStand | null
  /** Undefined for an order that was just placed. */
  readonly before: Order | undefined
  readonly after: Order
  /** The language of the names. */
  readonly lang: Locale
}

/**
 * What the till has to be told; undefined if nothing. An order whose sale was made before the branch was linked was
 * rung up elsewhere, and stays there.
 */
export function toTellTill({ last, before, after, lang }: Told): ToTell | undefined {
  if (!last && ((before && isSaleMade(before)) || !isSaleMade(after))) return undefined
  const stand = tillStandOf(after, lang)
  const difference = tillDifference(last ?? nothingTold, stand)
  if (last && isAlike(last, stand)) return undefined
  return { kind: kindOf(last, stand, difference), stand, difference }
}

const nothingTold: TillSums = { total: 0, vat: [], payments: [] }

const isAlike = (last: TillStand, { form, lines, ...sums }: TillStand): boolean =>
  last.form === form &&
  JSON.stringify(last.lines) === JSON.stringify(lines) &&
  isNoDifference(tillDifference(last, sums))

function kindOf(last: TillStand | null, stand: TillStand, { payments }: TillSums): TillKind {
  if (!last) return 'sale'
  if (last.lines.length > 0 && stand.lines.length === 0) return 'cancellation'
  return payments.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'refund' : 'change'
}

/** What leads from one to the other; what is zero is left out. */
export function tillDifference(from: TillSums, to: TillSums): TillSums {
  const back = {
    total: -from.total,
    vat: from.vat.map(({ rate, gross, net, tax }) => ({ rate, gross: -gross, net: -net, tax: -tax })),
    payments: from.payments.map(({ way, amount, applied }) => ({ way, amount: -amount, applied: -applied })),
  }
  return addTillSums([back, to])
}

/** All together; what is zero is left out. */
export function addTillSums(all: readonly TillSums[]): TillSums {
  const vat = new Map<VatRate | null, VatTotal>()
  const ways = new Map<PaymentWay, PaidWay>()
  for (const sums of all) {
    for (const { rate, gross, net, tax } of sums.vat) {
      const sum = vat.get(rate) ?? { rate, gross: 0, net: 0, tax: 0 }
      vat.set(rate, { rate, gross: sum.gross + gross, net: sum.net + net, tax: sum.tax + tax })
    }
    for (const { way, amount, applied } of sums.payments) {
      const sum = ways.get(way) ?? { way, amount: 0, applied: 0 }
      ways.set(way, { way, amount: sum.amount + amount, applied: sum.applied + applied })
    }
  }
  return {
    total: all.reduce((sum, { total }) => sum + total, 0),
    vat: [...vat.values()].filter(({ gross, net, tax }) => gross !== 0 || net !== 0 || tax !== 0).sort(byRate),
    payments: [...ways.values()].filter(({ amount, applied }) => amount !== 0 || applied !== 0).sort(byWayListed),
  }
}

const byRate = (one: VatTotal, other: VatTotal): number =>
  (one.rate ?? Number.POSITIVE_INFINITY) - (other.rate ?? Number.POSITIVE_INFINITY)

const byWayListed = (one: PaidWay, other: PaidWay): number =>
  paymentWays.indexOf(one.way) - paymentWays.indexOf(other.way)

export const isNoDifference = ({ total, vat, payments }: TillSums): boolean =>
  total === 0 && vat.length === 0 && payments.length === 0

interface Envelope {
  readonly id: string
  readonly number: number
  readonly at: Instant
  readonly order: Pick<Order, 'branch' | 'token' | 'code' | 'placedAt' | 'wantedAt'>
}

/** The message as it is sent and kept. */
export function tillMessageOf({ kind, stand, difference }: ToTell, { id, number, at, order }: Envelope): TillMessage {
  const { branch, token, code, placedAt, wantedAt } = order
  return {
    version: tillVersion,
    id,
    branch,
    number,
    kind,
    at: isoText(at),
    order: { token, code, placedAt: isoText(placedAt), for: isoText(wantedAt ?? placedAt) },
    ...stand,
    difference,
  }
}

const isoText = (at: Instant): string => new Date(at).toISOString()
