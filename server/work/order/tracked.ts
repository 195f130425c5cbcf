// An order as the holder of its token sees it.
import type { FastifyRequest } from 'fastify'
import type { TrackedOrder } from '#contract/index.ts'
import { giftsOf, owedHere, paidWays, soldFor } from '#domain/money/order-payments.ts'
import { vatOf } from '#domain/money/vat.ts'
import { isSold, mayWithdraw, phaseOf, stepsFor } from '#domain/order/course.ts'
import { listedAt, makingBeginsAt, type Order, type OrderVersion } from '#domain/order/order.ts'
import { readToken } from '#domain/order/token.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { invoicesOf, invoiceWishOf } from '#server/store/money/invoice-store.ts'
import { tillTickets } from '#server/store/money/till/till-message-store.ts'
import type { Store } from '#server/store/open.ts'
import { orderOrArchived } from '#server/store/order/order-store.ts'
import { alertedSince } from '#server/store/shop/alert-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { onlineView } from '../money/payment/online-view.ts'
import { lookUpToken } from '../people/auth/order-proofs.ts'

interface Followed {
  readonly order: Order
  readonly own: boolean
}

/** The order that a customer follows. Refuses `token_unknown`, `order_archived`, and `too_many` after wrong tokens. */
export async function orderByToken(deps: Deps, request: FastifyRequest, typed: string): Promise<RouteAnswer<Followed>> {
  const token = readToken(typed) ?? ''
  const asked = { request, token, now: deps.elapsed() }
  const { wait, found: order } = await lookUpToken(deps, asked, () => orderOrArchived(deps.store.db, token))
  if (wait > 0) return no('too_many', { retryAfter: wait })
  if (!order) return no('token_unknown')
  if (order === 'archived') return no('order_archived')
  return yes({ order, own: await deps.orderProofs.placed(request, token) })
}

interface Seen {
  readonly now: number
  /** Whether this is the browser that placed it: only that one reads the notes, which may be about health. */
  readonly own: boolean
}

/** The order at `now`. An accepted order counts as seen, whatever the watch found before. */
export async function trackedNow(db: Trx | Store['db'], order: Order, seen: Seen): Promise<TrackedOrder> {
  const unheard = order.course === 'placed' ? await alertedSince(db, order.id) : null
  const online = await onlineView(db, order, seen.own)
  const invoices = (await invoicesOf(db, order.id)).map(({ invoice: { kind, number } }) => ({ kind, number }))
  const isInvoiced = invoices.length > 0 || (await invoiceWishOf(db, order.id)) !== undefined
  const tickets = await tillTickets(db, order.id)
  return {
    ...tracked(order, seen, unheard),
    ...(online && { online }),
    ...(isInvoiced && { invoices }),
    ...(tickets.length > 0 && { tillTickets: tickets }),
  }
}

/** Only the fields named here reach the holder of the token: the compiler refuses a missing or an extra field. */
const tracked = (
  order: Order,
  { now, own }: Seen,
  unheard: number | null,
): Omit<TrackedOrder, 'online' | 'invoices' | 'tillTickets'> => ({
  ...factsOf(order),
  phase: phaseOf(order),
  paidWays: paidWays(order.payments).map(({ way, amount }) => ({ way, amount })),
  kept: isSold(order.course) ? 0 : soldFor(order),
  owed: owedHere(order).amount,
  mayWithdraw: mayWithdraw(order, listedAt(order) - order.making, now),
  unheardSince: unheard,
  beginsAt: makingBeginsAt(order),
  lines: trackedLines(order, own),
  ...giftsShown(order),
  vat: vatOf(order.lines).map((total) => ({ ...total })),
  proposal:
    order.proposal && mayAgree(order) ? { ...versionOf(order.proposal, own), number: order.proposal.number } : null,
  changedFrom: order.changedFrom && versionOf(order.changedFrom, own),
})

function giftsShown({ payments }: Order): Pick<TrackedOrder, 'gifts'> {
  const gifts = giftsOf(payments)
  return gifts.length === 0 ? {} : { gifts: gifts.map((gift) => ({ ...gift })) }
}

const mayAgree = (order: Order): boolean => stepsFor(order, 'customer').includes('agree')

const versionOf = (version: OrderVersion, own: boolean) => ({ lines: trackedLines(version, own), total: version.total })

/**
 * `own`: with notes, and the names in an office basket. There each reads their own notes only: `reader` is their
 * number, by default the opener's.
 */
export const trackedLines = ({ lines }: Pick<Order, 'lines'>, own: boolean, reader = 1) =>
  lines.map(({ id, item, options, parts, image, name, quantity, price, status, notes, declaration, age, ...line }) => ({
    id,
    item,
    options: [...options],
    ...(parts && {
      parts: parts.map(({ making: _, kitchenName: _short, options, ...part }) => ({
        ...part,
        options: [...options],
      })),
    }),
    image,
    name,
    quantity,
    price,
    status,
    notes: own && (line.person?.number ?? reader) === reader ? notes : '',
    declaration,
    ...(age !== undefined && { age }),
    ...(line.replaced && { replaced: line.replaced }),
    ...(line.off !== undefined && { off: line.off }),
    ...(line.reduction && { reduction: line.reduction }),
    ...(own && line.person && { person: line.person }),
  }))

const factsOf = ({ token, branch, form, table, total, placedAt, wantedAt, firstPromisedAt, ...order }: Order) => ({
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
  ifSoldOut: order.ifSoldOut,
  course: order.course,
  acceptedAt: order.acceptedAt,
  readyAt: order.readyAt,
  overAt: order.overAt,
  endReason: order.endReason,
  endWords: order.endWords,
  paidWay: order.paidWay,
  paidAmount: order.paidAmount,
  due: order.due,
  hereAt: order.hereAt,
  lateBy: order.lateBy,
})
