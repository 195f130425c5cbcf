// What an order takes of what was counted as left before closing, and gives back if it comes to nothing (BAKE-4).
import type { Branch } from '#domain/branch/branch.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { isRunning, type LeftPieces, type PiecesLine, piecesIn } from '#domain/menu/bake/left-sale.ts'
import type { Order, OrderProblem } from '#domain/order/order.ts'
import { publish } from '#server/door/live/publish.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { holdLeftAnew, leftTakenBy, takeLeft, tooFewLeft } from '#server/store/menu/left-sale-store.ts'
import type { Store } from '#server/store/open.ts'
import type { Trx } from '#server/store/write-queue.ts'

type Lines = readonly PiecesLine[]

export const isForToday = (day: string | undefined, { timeZone }: Pick<Branch, 'timeZone'>, now: Instant): boolean =>
  day === localTime(now, timeZone).date

/** The pieces of these lines that were counted as left of the evening, which is not over. */
export function leftPiecesOf({ leftSales }: Catalogue, branch: string, lines: Lines, now: Instant): LeftPieces {
  if (leftSales.size === 0) return new Map()
  return new Map(
    [...piecesIn(lines)].flatMap(([item, many]) => {
      const sale = leftSales.get(item)?.get(branch)
      return sale && now < sale.until ? [[item, { many, guarded: isRunning(sale, now) }] as const] : []
    }),
  )
}

/** What is wrong with taking them: of some that have their price of the evening there are fewer left. */
export async function fewerLeft(
  trx: Trx,
  { engine }: Pick<Store, 'engine'>,
  { branch, lines, pieces }: { readonly branch: string; readonly lines: Lines; readonly pieces: LeftPieces },
): Promise<OrderProblem[]> {
  if (pieces.size === 0) return []
  const few = await tooFewLeft(trx, engine, branch, pieces)
  return linesOf(lines, 'fewer_left', (item) => few.includes(item))
}

/** What an order cannot have that takes nothing of the evening: pages show what goes so at its price for today. */
export function eveningAlone(catalogue: Catalogue, branch: string, lines: Lines, now: Instant): OrderProblem[] {
  const going = leftPiecesOf(catalogue, branch, lines, now)
  return linesOf(lines, 'evening_alone', (item) => going.get(item)?.guarded === true)
}

/** Lines with more of what the order took of an evening than it took: nobody knows whether there are more. */
export async function moreOfEvening(
  trx: Trx,
  order: Pick<Order, 'id' | 'lines'>,
  lines: Lines,
): Promise<OrderProblem[]> {
  const taken = await leftTakenBy(trx, order.id)
  if (taken.size === 0) return []
  const before = piecesIn(order.lines)
  const after = piecesIn(lines)
  const isMore = (item: string) => (after.get(item) ?? 0) > (before.get(item) ?? 0)
  return linesOf(lines, 'fewer_left', (item) => taken.has(item) && isMore(item))
}

/** A problem for each line with such an item, alone or within a meal deal. */
const linesOf = (
  lines: Lines,
  problem: 'fewer_left' | 'evening_alone',
  isSuch: (item: string) => boolean,
): OrderProblem[] =>
  lines.flatMap(({ item, parts = [] }, line) =>
    [item, ...parts.map((part) => part.item)].some(isSuch) ? [{ problem, line }] : [],
  )

export async function takeOfEvening(trx: Trx, order: number, branch: string, pieces: LeftPieces, now: Instant) {
  for (const item of await takeLeft(trx, order, branch, pieces)) await publish(trx, now, 'menu.changed', { item })
}

/** As it stands now: what came to nothing holds none, nor does an office basket that is not placed. */
function heldBy({ course, lines }: Pick<Order, 'course' | 'lines'>): ReadonlyMap<string, number> {
  const isNothing = course === 'refused' || course === 'cancelled' || course === 'lapsed'
  const isBasket = course === 'awaiting' && lines.some(({ person }) => person !== undefined)
  return isNothing || isBasket ? new Map() : piecesIn(lines)
}

/**
 * What an order holds more or less of the evening after a step: it came to nothing or back, other things are made of
 * it, or it is an office basket that was placed. Staff may promise what is not there: then it takes what is.
 */
export async function holdEveningAnew(trx: Trx, before: Order, after: Order, now: Instant): Promise<void> {
  if (before.lines === after.lines && before.course === after.course) return
  // One that was paid late has taken its pieces with its places.
  if (before.course === 'lapsed') return
  const held = heldBy(before)
  const holds = heldBy(after)
  const more = new Map<string, number>()
  for (const item of new Set([...held.keys(), ...holds.keys()])) {
    const difference = (holds.get(item) ?? 0) - (held.get(item) ?? 0)
    if (difference !== 0) more.set(item, difference)
  }
  if (more.size === 0) return
  for (const item of await holdLeftAnew(trx, { ...after, holds, more }, now))
    await publish(trx, now, 'menu.changed', { item })
}
