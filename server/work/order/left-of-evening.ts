// What an order takes of what is left before closing, and gives back if it comes to nothing (BAKE-4).
import type { Branch } from '#domain/branch/branch.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { isRunning, type PiecesLine, piecesIn } from '#domain/menu/bake/left-sale.ts'
import type { Course } from '#domain/order/course.ts'
import type { Order, OrderProblem } from '#domain/order/order.ts'
import { publish } from '#server/door/live/publish.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { giveBackLeft, leftTakenBy, takeLeft, tooFewLeft } from '#server/store/menu/left-sale-store.ts'
import type { Store } from '#server/store/open.ts'
import type { Trx } from '#server/store/write-queue.ts'

type Pieces = ReadonlyMap<string, number>
type Lines = readonly PiecesLine[]

export const isForToday = (day: string | undefined, { timeZone }: Pick<Branch, 'timeZone'>, now: Instant): boolean =>
  day === localTime(now, timeZone).date

/** The pieces of these lines that are sold now as what is left of the evening. */
export function leftPiecesOf({ leftSales }: Catalogue, branch: string, lines: Lines, now: Instant): Pieces {
  if (leftSales.size === 0) return new Map()
  return new Map(
    [...piecesIn(lines)].filter(([item]) => {
      const sale = leftSales.get(item)?.get(branch)
      return sale !== undefined && isRunning(sale, now)
    }),
  )
}

/** What is wrong with taking them: of some there are fewer left. */
export async function fewerLeft(
  trx: Trx,
  { engine }: Pick<Store, 'engine'>,
  { branch, lines, pieces }: { readonly branch: string; readonly lines: Lines; readonly pieces: Pieces },
): Promise<OrderProblem[]> {
  if (pieces.size === 0) return []
  const few = await tooFewLeft(trx, engine, branch, pieces)
  return lines.flatMap(({ item, parts = [] }, line) =>
    [item, ...parts.map((part) => part.item)].some((one) => few.includes(one)) ? [{ problem: 'fewer_left', line }] : [],
  )
}

/** What an order cannot have that takes nothing of the evening: pages show what goes so at its price for today. */
export function eveningAlone(catalogue: Catalogue, branch: string, lines: Lines, now: Instant): OrderProblem[] {
  const going = leftPiecesOf(catalogue, branch, lines, now)
  return lines.flatMap(({ item, parts = [] }, line) =>
    [item, ...parts.map((part) => part.item)].some((one) => going.has(one)) ? [{ problem: 'evening_alone', line }] : [],
  )
}

/** Lines with more of what the order took of an evening than it took: nobody knows whether there are more. */
export async function moreOfEvening(
  trx: Trx,
  order: Pick<Order, 'id' | 'lines'>,
  lines: Lines,
): Promise<OrderProblem[]> {
  const taken = await leftTakenBy(trx, order.id)
  const before = piecesIn(order.lines)
  const more = [...piecesIn(lines)].filter(([item, pieces]) => taken.has(item) && pieces > (before.get(item) ?? 0))
  return lines.flatMap(({ item, parts = [] }, line) =>
    [item, ...parts.map((part) => part.item)].some((one) => more.some(([id]) => id === one))
      ? [{ problem: 'fewer_left', line }]
      : [],
  )
}

export async function takeOfEvening(trx: Trx, order: number, branch: string, pieces: Pieces, now: Instant) {
  for (const item of await takeLeft(trx, order, branch, pieces)) await publish(trx, now, 'menu.changed', { item })
}

const nothing: readonly Course[] = ['refused', 'cancelled', 'lapsed']

/** Once it comes to nothing, and never again. */
export async function giveBackToEvening(
  trx: Trx,
  before: { readonly course: Course },
  after: { readonly id: number; readonly course: Course },
  now: Instant,
): Promise<void> {
  if (before.course === after.course || !nothing.includes(after.course)) return
  for (const item of await giveBackLeft(trx, after.id)) await publish(trx, now, 'menu.changed', { item })
}
