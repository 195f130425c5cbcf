// An order as the holder of its token sees it.
import type { TrackedOrder } from '../../../contract/index.ts'
import { mayWithdraw, phaseOf, stepsFor } from '../../../domain/order/course.ts'
import type { OrderVersion } from '../../../domain/order/order.ts'
import { dueAt, type Order } from '../../../domain/order/order.ts'
import type { Store } from '../../store/open.ts'
import { unheardSince } from '../../store/watch/alerts.ts'
import type { Trx } from '../../store/write-queue.ts'

/** The order at `now`. It was seen once somebody has accepted it, whatever the watch found before. */
export const trackedNow = async (db: Trx | Store['db'], order: Order, now: number): Promise<TrackedOrder> =>
  tracked(order, now, order.course === 'placed' ? await unheardSince(db, order.id) : null)

/** Only the fields named here reach the holder of the token: the compiler refuses a missing or an extra field. */
const tracked = (order: Order, now: number, unheard: number | null): TrackedOrder => ({
  ...factsOf(order),
  phase: phaseOf(order),
  mayWithdraw: mayWithdraw(order, dueAt(order) - order.making, now),
  unheardSince: unheard,
  beginsAt: order.wantedAt === null ? null : order.wantedAt - order.making,
  lines: linesOf(order),
  proposal: order.proposal && mayAgree(order) ? versionOf(order.proposal) : null,
  changedFrom: order.changedFrom && versionOf(order.changedFrom),
})

const mayAgree = (order: Order): boolean => stepsFor(order, 'customer').includes('agree')

const versionOf = (version: OrderVersion) => ({ lines: linesOf(version), total: version.total })

const linesOf = ({ lines }: Pick<Order, 'lines'>) =>
  lines.map(({ id, item, choice, options, parts, image, name, quantity, price, status, notes, declaration }) => ({
    id,
    item,
    choice,
    options: [...options],
    ...(parts && {
      parts: parts.map(({ making: _, kitchenName: _short, declaration: _contents, options, ...part }) => ({
        ...part,
        options: [...options],
      })),
    }),
    image,
    name,
    quantity,
    price,
    status,
    notes,
    declaration,
  }))

const factsOf = ({ id, token, branch, form, table, total, placedAt, wantedAt, firstPromisedAt, ...order }: Order) => ({
  id,
  token,
  branch,
  form,
  table,
  total,
  placedAt,
  wantedAt,
  firstPromisedAt,
  code: order.code,
  cupName: order.cupName,
  course: order.course,
  acceptedAt: order.acceptedAt,
  readyAt: order.readyAt,
  overAt: order.overAt,
  endReason: order.endReason,
  endWords: order.endWords,
  paidWay: order.paidWay,
  paidAmount: order.paidAmount,
  hereAt: order.hereAt,
  lateBy: order.lateBy,
})
