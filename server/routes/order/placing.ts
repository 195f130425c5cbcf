// Placing an order: gather, decide, save and publish, once however often it is sent.
import type { Checked } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { weigh } from '#domain/branch/capacity/capacity.ts'
import { holdsFor, type Limit } from '#domain/branch/capacity/hold.ts'
import { sellerOf } from '#domain/money/invoice-seller.ts'
import { invoiceWish } from '#domain/money/invoice-wish.ts'
import type { OrderPayment } from '#domain/money/order-payments.ts'
import { takesPayment } from '#domain/money/till-duty.ts'
import type { BasketTimes } from '#domain/order/basket/basket-times.ts'
import type { Hurdle } from '#domain/order/guard/guard.ts'
import type { PlacePermit } from '#domain/order/guard/leave.ts'
import type { OrderContext, OrderDraft, OrderProblem, PhoneReading, PlacedOrder } from '#domain/order/order.ts'
import { placeOrder } from '#domain/order/place-order.ts'
import type { SignedVoucher } from '#domain/order/stamps/voucher-text.ts'
import { tokenFrom, tokenLength } from '#domain/order/token.ts'
import { refuse } from '#domain/shared/result.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type KeyedCall, type Made, made, once } from '#server/door/http/once.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { noteHolds, takeSlots } from '#server/store/branch/slots.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { insertAwaiting } from '#server/store/money/awaiting-store.ts'
import { saveInvoiceWish } from '#server/store/money/invoice-store.ts'
import { takeCodeUse } from '#server/store/money/reduction-store.ts'
import { cupNamesTaken } from '#server/store/order/codes.ts'
import { placeTurn } from '#server/store/order/order-store.ts'
import { isPutAway, type PlacedReceipt, placedReceiptOf } from '#server/store/order/placed-order-store.ts'
import { spendVoucher } from '#server/store/order/stamp-store.ts'
import { sentTogether } from '#server/store/pipeline.ts'
import { readCompany } from '#server/store/shop/legal-text-store.ts'
import { type Trx, Unavailable } from '#server/store/write-queue.ts'
import { paceOf } from '#work/branch/pace/pace-now.ts'
import { giftPayment } from '#work/money/gift/pay-by-gift.ts'
import { payPlaced } from '#work/money/gift/pay-placed.ts'
import { type HowPaid, howToPay } from '#work/money/payment/how-to-pay.ts'
import { applyPlacing } from '#work/order/apply-step.ts'
import { type BasketWish, insertOpened, timesToOpen } from '#work/order/basket/open-basket.ts'
import { randomShare } from '#work/order/code-chance.ts'
import { askFor } from '#work/order/guard/ask.ts'
import { type AtGate, type Gate, openGate } from '#work/order/guard/gate.ts'
import { eveningAlone, fewerLeft, isForToday, leftPiecesOf, takeOfEvening } from '#work/order/left-of-evening.ts'
import { menuAt } from '#work/order/menu-at.ts'
import { voucherOf } from '#work/order/stamps/give-stamps.ts'
import { heldCode, typedCode } from '#work/order/typed-code.ts'

type PlaceInput = Checked<'orders.place'>

/**
 * Sent again, it returns the same order (ORDER-5), or once its day is closed or it has lapsed, `key_reused` with its
 * token.
 */
export const placingCall: KeyedCall<PlacedReceipt> = {
  call: 'orders.place',
  answerAbout: placedReceiptOf,
  putAway: isPutAway,
  reused: ({ token }) => ({ token }),
}

export interface OrderToPlace extends AtGate {
  readonly branch: string
  readonly input: PlaceInput
  readonly body: object
  readonly phone: PhoneReading
  /** The voucher that the customer shows; `foreign` if this shop did not sign it. */
  readonly voucher?: SignedVoucher | 'foreign' | undefined
  /** The gift card that is to pay, and what its holder saw that it pays. */
  readonly gift?: { readonly card: number; readonly seen: number } | undefined
  /** It is an office basket: it waits while others add to it. */
  readonly together?: BasketWish
}

/** Places an order, or opens a basket, unless that was done before. */
export async function placeOnce(
  trx: Trx,
  deps: Deps,
  wish: OrderToPlace,
  call: KeyedCall<PlacedReceipt> = placingCall,
): Promise<RouteAnswer<PlacedReceipt>> {
  const { input, origin, phone } = wish
  const customer = { device: origin?.device, phone: phone.number ?? undefined }
  const code = await heldCode(trx, deps.store, input.code, customer)
  const turn = takeTurn(trx, deps, wish)
  const [answer] = await sentTogether([
    once(trx, call, wish, async () => place(trx, deps, wish, await turn, code)),
    turn,
  ])
  return answer
}

/** Servers take turns at a branch before an order locks anything else there, and at the orders of one browser. */
async function takeTurn(trx: Trx, { store }: Deps, { input, origin, voucher }: OrderToPlace): Promise<Catalogue> {
  const inTurn = [
    placeTurn({ id: input.branch }),
    ...(origin ? [`browser ${origin.device}`] : []),
    ...(voucher && voucher !== 'foreign' ? [`voucher ${voucher.id}`] : []),
  ]
  const [catalogue] = await sentTogether([store.catalogue.held(trx), store.engine.lockWords(trx, inTurn)])
  return catalogue
}

/** How often an order is decided again because another server took a place at the same moment. */
const mostTries = 20

async function place(
  trx: Trx,
  deps: Deps,
  wish: OrderToPlace,
  catalogue: Catalogue,
  held: Awaited<ReturnType<typeof heldCode>>,
): Promise<Made<PlacedReceipt>> {
  const { input, now } = wish
  const branch = catalogue.forGuests.branches.find(({ id }) => id === input.branch)
  if (!branch) return no('branch_unknown', { problems: [{ problem: 'branch_unknown', field: 'branch' }] })
  if (input.invoice && !sellerOf(await readCompany(trx)))
    return no('order_refused', { problems: [{ problem: 'invoices_off', field: 'invoice.number' }] })
  const voucher = await voucherOf(trx, wish.voucher, catalogue)
  if (!voucher.ok) return voucher
  // Asked for, since how it is paid is known only once it is decided.
  const asked = { ...wish, waits: wish.together !== undefined || input.pay === 'online' }
  let [gate, pace] = await sentTogether([openGate(trx, branch, asked), paceOf(trx, branch, now)])
  if (wish.together && gate.hasBasket) return no('order_refused', { problems: [{ problem: 'basket_open_already' }] })
  const cupNames = input.cupName ? await cupNamesTaken(trx, branch.id) : []
  const takesLeft = !wish.together && isForToday(input.day, branch, now)
  const menu = menuAt(catalogue, branch.id, now, takesLeft)
  const typed = typedCode(held, catalogue)
  const alone = takesLeft ? [] : eveningAlone(catalogue, branch.id, input.lines, now)
  if (alone.length > 0) return no('order_refused', { problems: alone })
  for (let attempt = 0; attempt < mostTries; attempt++) {
    if (attempt > 0) pace = await paceOf(trx, branch, now)
    const token = tokenFrom(deps.randomBytes(tokenLength))
    const context = { branch, pace, ...menu, code: typed, voucher: voucher.value, now, token, cupNames }
    const decided = decide(wish, context, gate)
    if (!decided.ok) return decided
    const gift = await giftFor(trx, wish, { branch, total: decided.value.order.total })
    if (!gift.ok) return gift
    const isPaid = gift.value?.applied === decided.value.order.total
    if (!asked.waits && !isPaid && !gate.trusts(decided.value.order.total)) {
      gate = await openGate(trx, branch, { ...asked, asNew: true })
      continue
    }
    const { order, limit, kept } = decided.value
    const left = takesLeft ? leftPiecesOf(catalogue, branch.id, order.lines, now) : new Map()
    const few = await fewerLeft(trx, deps.store, { branch: branch.id, lines: order.lines, pieces: left })
    if (few.length > 0) return no('order_refused', { problems: few })
    const judge = (paysFirst: boolean) =>
      gate.judge({ total: order.total, paysFirst, kept: paysFirst || gate.isNew ? kept : undefined })
    const payment = await howToPay(trx, wish, { branch, total: order.total, isNew: gate.isNew, isPaid, judge })
    if (!payment.ok) return payment
    const { verdict, offersOnline } = payment.value
    if (!verdict.ok) {
      const { customerName: name, total, lines } = order
      const asking = { wish, hurdle: verdict.refusal, before: gate.asks, branch, name, total, lines }
      return await askFor(trx, asking, randomShare, offersOnline)
    }
    const leave = verdict.value
    const { together } = wish
    const opening = together && { together, branch, pace, now, invoiced: input.invoice !== undefined }
    const times = opening && timesToOpen(order, opening)
    if (times && !times.ok) return no('order_refused', { problems: [times.refusal] })
    const { capacity } = pace
    const holding = capacity && { ...pace, capacity, timeZone: branch.timeZone, now, limit }
    const holds = holding ? holdsFor(weigh(holding.capacity, order.lines), order.wantedAt, holding) : []
    if (!holds) throw new Error('an order was promised for a slot without room')
    if (!(await takeSlots(trx, leave, branch.id, holds))) continue
    const { id, code } = await save(trx, order, {
      leave,
      payment: payment.value,
      letter: branch.letter,
      together,
      times: times?.value,
    })
    if (gift.value) await payPlaced(trx, id, gift.value, now)
    await noteHolds(trx, id, branch.id, holds)
    await takeOfEvening(trx, id, branch.id, left, now)
    if (typed?.rule && !(await takeCodeUse(trx, id, typed.rule.id))) throw new Error('a code that was held is used up')
    if (input.invoice) await saveInvoiceWish(trx, id, invoiceWish(input.invoice, input.invoice.lang))
    if (wish.voucher && wish.voucher !== 'foreign')
      await spendVoucher(trx, wish.voucher.id, { order: id, branch: branch.id, key: input.key, at: now })
    await gate.keep({ id, total: order.total })
    return made(id, { token, code, total: order.total, wantedAt: order.wantedAt })
  }
  throw new Unavailable('other servers took the same slots again and again')
}

/** What the gift card pays of the order, as the card is now; undefined without one. */
async function giftFor(
  trx: Trx,
  { gift, now }: OrderToPlace,
  { branch, total }: { readonly branch: Branch; readonly total: number },
): Promise<RouteAnswer<OrderPayment | undefined>> {
  if (!gift || total === 0) return yes(undefined)
  const paid = takesPayment(branch.tillDuty)
    ? await giftPayment(trx, { ...gift, due: total, branch: branch.id, now })
    : refuse('gift_not_here' as const)
  return paid.ok ? paid : no('order_refused', { problems: [{ problem: paid.refusal, field: 'gift' }] })
}

interface Saving {
  readonly leave: PlacePermit
  readonly payment: HowPaid
  readonly letter: string
  readonly together: BasketWish | undefined
  readonly times: BasketTimes | undefined
}

/**
 * Saves it as a basket, as one that waits for its payment, or in the list. One that waits is told to nobody until it is
 * placed.
 */
function save(trx: Trx, order: PlacedOrder, { leave, payment, letter, together, times }: Saving) {
  if (together && times) return insertOpened(trx, leave, order, { together, times, onlyOnline: payment.onlyOnline })
  if (payment.pays === 'online')
    return insertAwaiting(trx, leave, { ...order, course: 'awaiting', acceptedAt: null }, payment)
  return applyPlacing(trx, order, letter)
}

interface Decided {
  readonly order: PlacedOrder
  readonly limit: Limit | undefined
  /** The branch has room for it, and new customers have none all day: staff may still let it in. */
  readonly kept: Hurdle | undefined
}

/** The order as this customer may have it; refused by name if the rules do not allow it. */
function decide(
  { input, phone }: OrderToPlace,
  context: OrderContext & { readonly cupNames: readonly string[] },
  gate: Gate,
): RouteAnswer<Decided> {
  const placeWith = (limit: Limit | undefined) =>
    placeOrder(draftFrom(input, phone), { ...context, pace: { ...context.pace, limit } })
  const isKeptOut = (placed: ReturnType<typeof placeOrder>) => !placed.ok && placed.refusal.every(isFullAllDay)
  const limit = gate.limit()
  const own = placeWith(limit)
  if (!limit || own.ok) return answerWith(own, limit)
  const free = placeWith(undefined)
  if (free.ok && gate.isLetIn(free.value.total)) return answerWith(free, undefined)
  if (!isKeptOut(own)) return answerWith(own, limit)
  // Nobody else is in the way of one that is too large by itself.
  return answerWith(free, undefined, isKeptOut(placeWith(gate.limit(true))) ? 'value' : 'crowd')
}

const answerWith = (
  placed: ReturnType<typeof placeOrder>,
  limit: Limit | undefined,
  kept?: Hurdle,
): RouteAnswer<Decided> =>
  placed.ok ? yes({ order: placed.value, limit, kept }) : no('order_refused', { problems: placed.refusal })

const isFullAllDay = ({ problem, next }: OrderProblem): boolean => problem === 'slot_full' && next === null

const draftFrom = (input: PlaceInput, phone: PhoneReading): OrderDraft => ({
  form: input.form,
  name: input.name,
  phone,
  address: input.address,
  table: input.table,
  day: input.day,
  at: input.at,
  cupName: input.cupName,
  ifSoldOut: input.ifSoldOut,
  invoice: input.invoice,
  lines: input.lines,
  seenReadyAt: input.seenReadyAt,
  seenTotal: input.seenTotal,
})
