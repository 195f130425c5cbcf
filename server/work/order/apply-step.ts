// What happens when an order moves, because it is placed or a step is taken of it: all that follows is named in this
// file, from top to bottom, and is written in the transaction that saves the move. The store only stores.
//
// Some things need no line here, because they are read from the order as it stands: stamps and what a voucher is good
// for, what strangers hold at the gate, what pages show.
//
// These change stored orders without moving them, and say so themselves:
// - the end of a day puts all its orders away at once, by one query for each sum (`archive-store.ts`)
// - orders of days to come follow new VAT rates (`rates-of-later-orders.ts`)
// - an order that waits for its payment, or for the others of its basket, has not reached the shop: it moves when it is
//   settled or lapses (`awaiting-store.ts`, `change-basket.ts`)
// - orders of the old site have no time, and count in the list alone (`legacy-guest-store.ts`)
// - after ten years orders are deleted (`forget-old.ts`)
import type { Instant } from '#domain/branch/hours.ts'
import { isInShop, phaseOf, type Step } from '#domain/order/course.ts'
import { afterStep, placedNow } from '#domain/order/moved.ts'
import type { Order, PlacedOrder } from '#domain/order/order.ts'
import { publish } from '#server/door/live/publish.ts'
import { releaseHolds } from '#server/store/branch/slots.ts'
import { postChange } from '#server/store/money/post-orders.ts'
import { type ActedBy, byCustomer } from '#server/store/order/acted-by.ts'
import { type StepChange, type StepRecord, saveStep } from '#server/store/order/course-store.ts'
import { replaceLines } from '#server/store/order/order-store.ts'
import { insertOrder } from '#server/store/order/placed-order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { holdAnew } from '../branch/pace/hold-again.ts'
import { learnFromTap } from '../branch/pace/learn-from-taps.ts'
import { moveGifts, withCardsSettled } from '../money/gift/pay-by-gift.ts'
import { refundDue } from '../money/payment/refund-due.ts'
import { tellTill } from '../money/till/tell-till.ts'
import { queuePrints } from '../paper/queue-prints.ts'
import { tellNews } from '../shop/push/tell-news.ts'
import { tellBasket } from './basket/basket-link.ts'
import { randomShare } from './code-chance.ts'
import { holdEveningAnew } from './left-of-evening.ts'
import { withRates } from './rates-of-moved-order.ts'
import { settleInvoice } from './settle-invoice.ts'
import { holdCodeAnew } from './typed-code.ts'

/**
 * Places a new order in the list of its branch, under a code with this letter. Its caller takes its places in the
 * slots, because that decides whether and when there is an order at all.
 */
export async function applyPlacing<One extends PlacedOrder>(
  trx: Trx,
  order: One,
  letter: string,
  by: ActedBy = byCustomer,
): Promise<One & { readonly id: number; readonly code: string }> {
  const placed = await insertOrder(trx, order, letter, randomShare)
  const after = placedNow(placed)
  await whatFollows(trx, { step: 'place', before: undefined, after, by, at: order.placedAt, hasLeft: false })
  return placed
}

/** A step that may be taken: what it changes, who takes it, and what the order's history says of it. */
export interface DecidedStep extends StepRecord {
  readonly change: StepChange
  /** Whether the order has left the list with its day: only its money still moves. */
  readonly hasLeft?: boolean
}

/** Takes a step of an order, which is locked and as stored. Returns it as it is afterwards. */
export async function applyStep(trx: Trx, before: Order, decided: DecidedStep): Promise<Order> {
  const { step, by, now, data, hasLeft = false } = decided

  // VAT rates: those of the time and the form that the order has now. What has left the list keeps its own.
  const change = hasLeft ? decided.change : await withRates(trx, before, decided.change)
  const moved = afterStep(before, change, now)

  // Gift cards: what they paid too much goes back to them at once, and what came back pays again.
  const payments = await withCardsSettled(trx, before, moved, now)
  const after = payments === moved.payments ? moved : afterStep(before, { ...change, payments }, now)

  // Lines: saved as a whole, unless they were set one by one.
  const isSetAlready = step === 'setLines' && change.lines === decided.change.lines
  if (change.lines && !isSetAlready) await replaceLines(trx, before.id, change.lines)

  // Slots: what is to be made again or otherwise takes its places anew. What no limit leaves room for is taken all the
  // same, because staff decided so; the history says so of an order that nobody expected any more.
  const isBack = comesBack(decided, before, after)
  const holdsAnew = isBack || isMadeOtherwise(decided)
  const { overruled } = holdsAnew ? await holdAnew(trx, after, now) : { overruled: false }
  const told = isBack && overruled ? { overruled, ...data } : data

  await saveStep(trx, after, { step, by, now, data: told })
  await whatFollows(trx, { step, before, after, by, at: now, hasLeft })
  return after
}

/** An order before and after it moved. */
type Move = (
  | { readonly step: 'place'; readonly before: undefined }
  | { readonly step: Step; readonly before: Order }
) & {
  readonly after: Order
  readonly by: ActedBy
  readonly at: Instant
  readonly hasLeft: boolean
}

async function whatFollows(trx: Trx, move: Move): Promise<void> {
  const { step, before, after, by, at, hasLeft } = move

  // Running sums: where its money stands in the ledger, what the list of the branch holds, and the figures of the day
  // for which it is promised.
  await postChange(trx, { before, after, hasLeft }, { kind: step, by, at })

  // Gift cards: their balances follow from what they paid of it.
  if (after.payments.some(({ way }) => way === 'gift')) await moveGifts(trx, { before, after, by, at })

  // Invoice: issued once the order is over and paid, and credited once it is no longer right.
  await settleInvoice(trx, after, at)

  // Till of a linked branch: told once the sale is made, and of every change from then on.
  await tellTill(trx, before, after, at)

  // News for customers who closed its page.
  if (before) await tellNews(trx, before, after, { step: move.step, now: at })

  // Slips that a printer needs, or no longer needs.
  await queuePrints(trx, before, after, at)

  // Refund: what was paid online and is owed back. It is sent later, if it is still owed then.
  if (!isOwedLater(step) && after.payments.some(({ way }) => way === 'online')) await refundDue(trx, after, at)

  // Pace: an order that was tapped as ready teaches how long the next ones take.
  if (before) await learnFromTap(trx, before, after, at)

  // Slots: an order that is over holds none.
  if (before?.overAt === null && after.overAt !== null) await releaseHolds(trx, after.id)

  // What is left of the evening: an order takes what it holds more of it now, and gives back what it holds less.
  if (before) await holdEveningAnew(trx, before, after, at)

  // Code: an order that comes to nothing gives its use back, and takes it again when it is brought back.
  if (before) await holdCodeAnew(trx, before, after)

  // Pages of staff and of the customer.
  await tellPages(trx, move)

  // Pages of an office basket.
  if (!isMoneyAlone(step) && isOfBasket(after)) await tellBasket(trx, after.id, at)
}

/** Whether finished lines of it are to be made again. One that is settled late has taken its places already. */
function comesBack({ step, data }: DecidedStep, before: Order, after: Order): boolean {
  if (step === 'settle') return false
  const isRevived = before.overAt !== null && after.overAt === null
  return isRevived || (data.lines ?? []).some(({ status }) => status === 'received')
}

/**
 * Whether other things are to be made of it, or at another time. A proposal changes nothing before the customer agrees.
 */
const isMadeOtherwise = ({ step, data }: DecidedStep): boolean =>
  step === 'postpone' || step === 'agree' || (step === 'change' && !data.proposed)

/** Steps that book what the provider says, of which several may come at once. */
const isMoneyAlone = (step: Move['step']): boolean =>
  ['payOnline', 'moveBack', 'chargeBack', 'returnCharge'].includes(step)

/** Whether what is owed back is found out once all is booked: by `settle.ts`, `refunding.ts` or `end-basket.ts`. */
const isOwedLater = (step: Move['step']): boolean => step === 'settle' || isMoneyAlone(step)

/** Also one from which all lines were taken. */
const isOfBasket = ({ lines }: Order): boolean => lines.length === 0 || lines.some(({ person }) => person !== undefined)

/** Lines that were set are told of by those who set them. What is not in the shop is seen by its customer alone. */
async function tellPages(trx: Trx, { step, after, at }: Move): Promise<void> {
  const { id, branch, token, course } = after
  if (step === 'setLines') return
  if (step === 'place' || step === 'settle') await publish(trx, at, 'orders.placed', { id, branch, token })
  else if (isInShop(course))
    await publish(trx, at, 'orders.stepped', { id, branch, token, step, phase: phaseOf(after) })
  else await publish(trx, at, 'payments.moved', { token })
}
