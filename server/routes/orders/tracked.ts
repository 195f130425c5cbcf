// An order as the holder of its token sees it.
import type { TrackedOrder } from '../../../contract/index.ts'
import { mayWithdraw, phaseOf } from '../../../domain/order/course.ts'
import { dueAt, type Order } from '../../../domain/order/order.ts'

/** Only the fields named here reach the holder of the token: the compiler refuses a missing or an extra field. */
export const tracked = (order: Order, now: number): TrackedOrder => ({
  ...factsOf(order),
  phase: phaseOf(order),
  mayWithdraw: mayWithdraw(order, dueAt(order) - order.making, now),
  lines: order.lines.map(({ id: line, item, choice, image, name, quantity, price, status, notes }) => ({
    id: line,
    item,
    choice,
    image,
    name,
    quantity,
    price,
    status,
    notes,
  })),
})

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
