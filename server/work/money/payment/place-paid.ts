// Places an order that waited for its payment: it enters the list as if it were placed now (PAY-3).
import type { Branch } from '#domain/branch/branch.ts'
import { weigh } from '#domain/branch/capacity/capacity.ts'
import { holdsFor } from '#domain/branch/capacity/hold.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { takesPayment } from '#domain/money/till-duty.ts'
import { stepOutcome } from '#domain/order/course.ts'
import { grantPlace } from '#domain/order/guard/leave.ts'
import { latePlace, paidPromise, type Unplaced } from '#domain/order/late-place.ts'
import { leastMaking, type Order } from '#domain/order/order.ts'
import { type Result, refuse } from '#domain/shared/result.ts'
import { noteHolds, takeSlots } from '#server/store/branch/slots.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { moveAwaitingToList } from '#server/store/money/awaiting-store.ts'
import { byClock } from '#server/store/order/acted-by.ts'
import { type StepChange, type StepData, stepsOf } from '#server/store/order/course-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { type BranchPace, paceOf } from '#work/branch/pace/pace-now.ts'
import { applyStep } from '#work/order/apply-step.ts'
import { freeCode } from '#work/order/free-code.ts'
import { countAtCounter } from '#work/order/guard/gate.ts'
import { fewerLeft, isForToday, leftPiecesOf, takeOfEvening } from '#work/order/left-of-evening.ts'
import { menuAt } from '#work/order/menu-at.ts'
import { hasLostVoucher } from '#work/order/stamps/give-stamps.ts'
import { leftToPay } from '../gift/pay-by-gift.ts'
import { moneyChange } from './order-money.ts'
import type { PaymentDesk } from './payment-desk.ts'

interface Paying {
  readonly amount: number
  /** The shop's own id of the payment. */
  readonly ref: string
}

/**
 * Places the order, which must be locked: with a payment, or without one if it is paid at the counter after all.
 * Otherwise says why not. Servers take turns at the branch.
 */
export async function placePaid(
  trx: Trx,
  { store, now: clock }: Pick<PaymentDesk, 'store' | 'now'>,
  order: Order,
  paying: Paying | null,
): Promise<'done' | Unplaced> {
  if (!stepOutcome(order, { step: 'settle', by: 'clock' }).ok) return 'twice'
  const now = clock()
  const atBranch = await branchNow(trx, store, order, now)
  if (!atBranch) return 'closed'
  const isLate = order.course === 'lapsed'
  // Since it lapsed, the branch may have left every payment to its till.
  if (paying && !takesPayment(atBranch.branch.tillDuty)) return 'late'
  const promise = isLate ? await takePlaceAgain(trx, store, order, atBranch) : paidPromise(order, atBranch)
  if (!promise.ok) return promise.refusal
  if (isLate && (await hasLostVoucher(trx, store, order))) return 'voucher'
  const { branch } = atBranch
  const promisedAt = promise.value
  const moved = order.wantedAt !== null && promisedAt !== order.wantedAt
  // A promise that was moved says nothing of how long an order takes.
  const quoted = moved ? null : order.quoted
  const placed: Order = { ...order, placedAt: now, firstPromisedAt: promisedAt, quoted }
  await moveAwaitingToList(trx, order.id, { placedAt: now, promisedAt, quoted })
  const byCard = paying ? 0 : order.total - leftToPay(order)
  if (!paying && leftToPay(order) > 0) await countAtCounter(trx, branch, order, now)
  const change: StepChange = {
    course: branch.autoAccept ? 'accepted' : 'placed',
    wantedAt: promisedAt,
    code: await freeCode(trx, { branch: branch.id, letter: branch.letter }, now),
    ...(paying && moneyChange(order, { ...paying, at: now })),
    ...(moved && { making: leastMaking(order) }),
  }
  const data: StepData = {
    ...(paying && ({ paidWay: 'online', paidAmount: paying.amount } as const)),
    ...(byCard > 0 && ({ paidWay: 'gift', paidAmount: byCard } as const)),
    ...(moved && order.wantedAt !== null && { from: order.wantedAt, to: promisedAt }),
  }
  await applyStep(trx, placed, { step: 'settle', by: byClock, now, change, data })
  return 'done'
}

interface CatalogueNow {
  readonly catalogue: Catalogue
  readonly branch: Branch
  readonly pace: BranchPace
  readonly now: Instant
}

/** The order's branch as it stands now; undefined if there is none any more. */
export async function branchNow(
  trx: Trx,
  store: PaymentDesk['store'],
  order: Order,
  now: number,
): Promise<CatalogueNow | undefined> {
  const catalogue = await store.catalogue.held(trx)
  const branch = catalogue.branches.find(({ id }) => id === order.branch)
  return branch && { catalogue, branch, pace: await paceOf(trx, branch, now), now }
}

/**
 * An order that lost its place takes another one, if there is one soon enough. One that its customer gave up does not:
 * they may have ordered the same again.
 */
async function takePlaceAgain(
  trx: Trx,
  store: PaymentDesk['store'],
  order: Order,
  { catalogue, branch, pace, now }: CatalogueNow,
): Promise<Result<Instant, Unplaced>> {
  const lapsed = (await stepsOf(trx, order.id)).findLast(({ step }) => step === 'lapse')
  if (lapsed?.actor === 'customer') return refuse('given-up')
  if (catalogue.forGuests.branches.every(({ id }) => id !== branch.id)) return refuse('closed')
  const place = latePlace(order, { branch, pace, now, ...menuAt(catalogue, branch.id, now) })
  if (!place.ok) return place
  const isToday = isForToday(localTime(place.value, branch.timeZone).date, branch, now)
  const left = isToday ? leftPiecesOf(catalogue, branch.id, order.lines, now) : new Map()
  if ((await fewerLeft(trx, store, { branch: branch.id, lines: order.lines, pieces: left })).length > 0)
    return refuse('late')
  const { capacity } = pace
  const holding = capacity && { ...pace, capacity, timeZone: branch.timeZone, now }
  const holds = holding ? holdsFor(weigh(holding.capacity, order.lines), place.value, holding) : []
  if (!holds || !(await takeSlots(trx, grantPlace('payment'), branch.id, holds))) return refuse('late')
  await noteHolds(trx, order.id, branch.id, holds)
  await takeOfEvening(trx, order.id, branch.id, left, now)
  return place
}
