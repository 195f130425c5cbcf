// What an office basket may take in, who of its people has paid, and who drops out (GROUP-1, GROUP-2).

import { longestPiece } from '#domain/branch/capacity/capacity.ts'
import { leadOf, makingOf } from '#domain/branch/capacity/quote.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { atRates } from '#domain/money/vat.ts'
import { type Cents, totalOf } from '#domain/shared/money.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { isBlank, lengthOf, oneLine, tidyWords } from '#domain/shared/text.ts'
import { calledName } from '../counter/code.ts'
import type { Order, OrderContext, OrderDraft, OrderLine, OrderProblem } from '../order.ts'
import { limits } from '../order-limits.ts'
import { notThen, sizeProblems } from '../place-order.ts'
import { readLines } from '../read-lines.ts'
import { withReductions } from '../reduced-lines.ts'
import { basketLimits } from './basket-limits.ts'

export interface BasketPerson {
  /** 1 to n within the basket; the opener is 1. */
  readonly number: number
  /** What stands on the cups. */
  readonly name: string
}

export const isOpener = ({ number }: Pick<BasketPerson, 'number'>): boolean => number === 1

type NameProblem = Extract<OrderProblem['problem'], 'name_missing' | 'basket_name_long' | 'basket_full'>

/** The name of somebody who joins, told apart from those who have the same: 'Tom 2'. */
export function personName(typed: string, others: readonly BasketPerson[]): Result<string, NameProblem> {
  const name = tidyWords(oneLine(typed))
  if (isBlank(name)) return refuse('name_missing')
  if (lengthOf(name) > basketLimits.name) return refuse('basket_name_long')
  if (others.length >= basketLimits.people) return refuse('basket_full')
  const isTaken = (one: string) => others.some((other) => other.name.toLocaleLowerCase() === one.toLocaleLowerCase())
  let number = 1
  while (isTaken(nameWith(name, number))) number++
  return accept(nameWith(name, number))
}

/** The opener's name for the cups: what they wish to be called, or their first name. */
export function openerName({ cupName, customerName }: Pick<Order, 'cupName' | 'customerName'>): string {
  return Array.from(calledName({ cupName, customerName: tidyWords(oneLine(customerName)) }))
    .slice(0, basketLimits.name)
    .join('')
}

const nameWith = (name: string, number: number): string => (number === 1 ? name : `${name} ${number}`)

type Waiting = Pick<Order, 'form' | 'wantedAt' | 'placedAt' | 'lines' | 'making'>

export interface ChangedBasket {
  readonly lines: readonly OrderLine[]
  readonly total: Cents
  readonly making: number
}

type BasketContext = Omit<OrderContext, 'token'>

/**
 * The basket with these further lines of a person, at the server's own prices. Lines that take too long to make between
 * `payUntil` and the order's time are refused.
 */
export function withPersonsLines(
  order: Waiting,
  person: BasketPerson,
  wishes: OrderDraft['lines'],
  context: BasketContext & { readonly payUntil: Instant },
): Result<ChangedBasket, readonly OrderProblem[]> {
  const at = order.wantedAt ?? order.placedAt
  const { lines: read, problems } = readLines({ lines: wishes }, context)
  const own = order.lines.filter((line) => line.person?.number === person.number)
  const tooMany = order.lines.length + wishes.length > limits.lines || own.length + wishes.length > basketLimits.lines
  const late = notThen({ lines: wishes }, at, context)
  const all: OrderProblem[] = [
    ...problems,
    ...late.filter(({ line }) => problems.every((one) => one.line !== line)),
    ...sizeProblems([...order.lines, ...read]),
    ...(tooMany ? [{ problem: 'basket_full', field: 'lines' } as const] : []),
  ]
  if (all.length > 0) return refuse(all)
  const rateOf = context.ratesAt(order.form, at)
  const { number, name } = person
  const first = Math.max(0, ...order.lines.map(({ id }) => id)) + 1
  // By itself, so that nobody's share depends on what others take in or out.
  const reduced = withReductions(read, context.reductionsAt(at), context, own)
  const added = reduced.map((line, place) => ({
    ...atRates(line, rateOf),
    id: first + place,
    person: { number, name },
  }))
  const changed = changedTo([...order.lines, ...added], context)
  const lead = leadOf(context.branch.prepMinutes, changed.lines, context.pace.quote, context.now)
  if (changed.making > order.making && at - lead < context.payUntil)
    return refuse([{ problem: 'basket_takes_longer', field: 'lines' }])
  return accept(changed)
}

/** What an order comes to with these lines. */
export const changedTo = (lines: readonly OrderLine[], { branch }: Pick<BasketContext, 'branch'>): ChangedBasket => ({
  lines,
  total: totalOf(lines),
  making: makingOf(branch.prepMinutes, longestPiece(lines)),
})

/** The lines as a list by person, numbered anew. */
export const byPerson = <Line extends Pick<OrderLine, 'id' | 'person'>>(lines: readonly Line[]): readonly Line[] =>
  [...lines]
    .sort((one, other) => (one.person?.number ?? 0) - (other.person?.number ?? 0) || one.id - other.id)
    .map((line, place) => ({ ...line, id: place + 1 }))

/** What the lines of each person cost. */
export function sharesOf(
  lines: readonly Pick<OrderLine, 'person' | 'price' | 'quantity'>[],
): ReadonlyMap<number, Cents> {
  const shares = new Map<number, Cents>()
  for (const { person, price, quantity } of lines)
    if (person) shares.set(person.number, (shares.get(person.number) ?? 0) + price * quantity)
  return shares
}

/**
 * The lines that are paid: of each person the first ones, as many as what they paid covers. Later ones wait for money.
 */
export function paidLines<Line extends Pick<OrderLine, 'id' | 'person' | 'price' | 'quantity'>>(
  lines: readonly Line[],
  paid: ReadonlyMap<number, Cents>,
): readonly Line[] {
  const left = new Map(paid)
  const inOrder = [...lines].sort((one, other) => one.id - other.id)
  return inOrder.filter(({ person, price, quantity }) => {
    if (!person) return false
    const rest = (left.get(person.number) ?? 0) - price * quantity
    // What does not fit ends it, so that a cheaper line that was added later is not taken for paid.
    left.set(person.number, rest)
    return rest >= 0
  })
}

/** Those of the people who have paid their share by now; the others drop out. */
export function paidPeople(shares: ReadonlyMap<number, Cents>, paid: ReadonlyMap<number, Cents>): ReadonlySet<number> {
  return new Set([...shares].filter(([person, share]) => (paid.get(person) ?? 0) >= share).map(([person]) => person))
}
