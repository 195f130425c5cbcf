// What an order takes of what was counted as left before closing, and gives back if it comes to nothing (BAKE-4).
import type { Branch } from '#domain/branch/branch.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { isRunning, type LeftPieces, piecesIn } from '#domain/menu/bake/left-sale.ts'
import type { Course } from '#domain/order/course.ts'
import type { OrderLine, OrderProblem } from '#domain/order/order.ts'
import { publish } from '#server/door/live/publish.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { giveBackLeft, takeLeft, tooFewLeft } from '#server/store/menu/left-sale-store.ts'
import type { Store } from '#server/store/open.ts'
import type { Trx } from '#server/store/write-queue.ts'

type Lines = readonly Pick<OrderLine, 'item' | 'quantity' | 'parts'>[]

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
  return lines.flatMap(({ item, parts = [] }, line) =>
    [item, ...parts.map((part) => part.item)].some((one) => few.includes(one)) ? [{ problem: 'fewer_left', line }] : [],
  )
}

export async function takeOfEvening(trx: Trx, order: number, branch: string, pieces: LeftPieces, now: Instant) {
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
