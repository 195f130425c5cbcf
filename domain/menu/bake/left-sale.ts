// Selling what is left of what was made ahead at a price of its own, from a quarter of an hour before closing until
// then (BAKE-4).

import type { Branch } from '#domain/branch/branch.ts'
import { spansOn } from '#domain/branch/clock-change.ts'
import { type DateText, type Instant, periodsOn } from '#domain/branch/hours.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Item } from '../menu.ts'
import { asItComes, sizePricesOf } from '../sizes.ts'
import { itemAt } from '../sold.ts'

const beginsBefore = 15 * 60_000

/** In percent of its price. */
export const leftShares = { least: 10, usual: 50, most: 90 } as const

/** Of an item at a branch, on one evening. */
export interface LeftSale {
  readonly from: Instant
  readonly until: Instant
  /** What one costs, in percent of its price; null: what it always does, and orders only note what they take. */
  readonly share: number | null
  /** Whether any is left. */
  readonly any: boolean
}

/** By branch. */
export type LeftSales = ReadonlyMap<string, LeftSale>

/** When it is sold so on that day; undefined if the branch is closed all day. */
export function leftSaleTimes(
  branch: Pick<Branch, 'hours' | 'exceptions' | 'timeZone'>,
  day: DateText,
): Pick<LeftSale, 'from' | 'until'> | undefined {
  const until = spansOn(day, periodsOn(branch, day), branch.timeZone).at(-1)?.to
  return until === undefined ? undefined : { from: until - beginsBefore, until }
}

type Window = Pick<LeftSale, 'from' | 'until'>

/** From the first of these to the last; undefined without any. They differ if hours changed between two counts. */
export const windowOf = (sales: readonly Window[]): Window | undefined =>
  sales.length === 0
    ? undefined
    : { from: Math.min(...sales.map(({ from }) => from)), until: Math.max(...sales.map(({ until }) => until)) }

type Priced<Sale> = Sale & { readonly share: number }

/** Whether it is sold at a price of its own now. */
export const isRunning = <Sale extends Omit<LeftSale, 'any'>>(sale: Sale, now: Instant): sale is Priced<Sale> =>
  sale.share !== null && sale.from <= now && now < sale.until

/** Whether it is sold at a price of its own at this branch now. */
export function isLeftRunning(sales: LeftSales | undefined, branch: string, now: Instant): boolean {
  const sale = sales?.get(branch)
  return sale !== undefined && isRunning(sale, now) && sale.any
}

/** Whether what was counted of it is gone. */
export function isLeftGone(sales: LeftSales | undefined, branch: string, now: Instant): boolean {
  const sale = sales?.get(branch)
  return sale !== undefined && isRunning(sale, now) && !sale.any
}

export const reducedPrice = (price: Cents, share: number): Cents => Math.round((price * share) / 100)

/** The item with the prices at which branches sell what is left of it now: the same as prices of their own. */
export function withLeftPrices(item: Item, sales: LeftSales | undefined, now: Instant): Item {
  const running = [...(sales ?? [])].flatMap(([branch, sale]) =>
    isRunning(sale, now) && sale.any ? [{ branch, share: sale.share }] : [],
  )
  if (running.length === 0) return item
  const { soldAt = item.sold } = item
  const prices = { ...soldAt?.prices }
  const sizes = { ...soldAt?.sizes }
  for (const { branch, share } of running) {
    const reduced = Object.entries(sizePricesOf(itemAt(item, branch))).map(
      ([size, price]) => [size, reducedPrice(price, share)] as const,
    )
    const { [asItComes]: plain, ...others } = Object.fromEntries(reduced)
    if (plain !== undefined) prices[branch] = plain
    if (Object.keys(others).length > 0) sizes[branch] = others
  }
  const rules = { ...soldAt, prices, ...(Object.keys(sizes).length > 0 && { sizes }) }
  return { ...item, sold: rules, soldAt: rules, evening: running.map(({ branch }) => branch) }
}

/** By item, what an order takes of what was counted. */
export type LeftPieces = ReadonlyMap<string, TakenPieces>

interface TakenPieces {
  readonly many: number
  /** Whether so many must be there: they have a price of their own now. */
  readonly guarded: boolean
}

export interface PiecesLine {
  readonly item: string
  readonly quantity: number
  readonly parts?: readonly { readonly item: string }[] | undefined
}

/** How many pieces these lines take of each item, within meal deals too. */
export function piecesIn(lines: readonly PiecesLine[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { item, quantity, parts = [] } of lines)
    for (const one of [item, ...parts.map((part) => part.item)]) pieces.set(one, (pieces.get(one) ?? 0) + quantity)
  return pieces
}
