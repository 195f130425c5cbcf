// Reads what the provider paid out and books each payout once: what left the provider, its fees, and what reached the
// bank. Says of each part whether the shop has booked the same (PAY-9).
import { bookedChargeback, payoutShares, payoutState } from '#domain/money/payout.ts'
import { publish } from '#server/door/live/publish.ts'
import { openRepeatedJob, type RepeatedJob } from '#server/repeated-job.ts'
import { localDays } from '#server/store/branch/branch-days.ts'
import type { LedgerEntry } from '#server/store/money/ledger-store.ts'
import { noteTold, savePayment } from '#server/store/money/online-payment-store.ts'
import { readKeptKey } from '#server/store/money/online-rules-store.ts'
import {
  chargedInOthers,
  insertPayout,
  isPaidBefore,
  type KnownPart,
  openParts,
  paymentAt,
  paymentsNotPaidOut,
  payoutKnown,
  refundAt,
  savePart,
} from '#server/store/money/payout-store.ts'
import { addToSums } from '#server/store/money/running-sums.ts'
import { byClock } from '#server/store/order/acted-by.ts'
import { readSetting, writeSetting } from '#server/store/shop/setting-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentProvider, ProviderPart, ProviderProblem, ProviderSettlement } from './provider.ts'

/** Why payouts could not be read. */
export type PayoutProblem = ProviderProblem | 'no_key'

const hour = 3_600_000
const dailyMs = 24 * hour
const mostOpen = 500

/** Reads what was paid out since the last time. Returns what went wrong; what was read before that is kept. */
export async function readPayouts(desk: PaymentDesk): Promise<PayoutProblem | undefined> {
  const provider = await desk.payouts()
  if (!provider) return 'no_key'
  const { store, now } = desk
  const mode = (await readKeptKey(store.db))?.mode ?? 'live'
  const oldest = (await paymentsNotPaidOut(store.db, mode, now() + 1, 1))[0]?.settled_at ?? now()
  for (let from: string | undefined, isMore = true; isMore; ) {
    const listed = await provider.listSettlements(from)
    if (!listed.ok) return listed.refusal
    const { settlements, next } = listed.value
    let news = 0
    for (const settlement of settlements) {
      if (settlement.at === null || (await payoutKnown(store.db, settlement.id))) continue
      news++
      const problem = await readOne(desk, provider, settlement)
      if (problem) return problem
    }
    from = next ?? undefined
    isMore = from !== undefined && news > 0 && (settlements.at(-1)?.at ?? 0) > oldest
  }
  await store.write((trx) => matchAgain(trx, desk))
  await store.write((trx) => writeSetting(trx, 'payouts.read', String(now())))
  return undefined
}

async function readOne(
  desk: PaymentDesk,
  provider: PaymentProvider,
  settlement: ProviderSettlement,
): Promise<ProviderProblem | undefined> {
  const told = await provider.settlementParts(settlement.id)
  if (!told.ok) return told.refusal
  await desk.store.write((trx) => bookPayout(trx, desk, settlement, told.value))
  return undefined
}

async function bookPayout(
  trx: Trx,
  { store, now: clock }: PaymentDesk,
  { id, reference, at, amount: net, fees }: ProviderSettlement,
  told: readonly ProviderPart[],
): Promise<void> {
  await store.engine.lockWords(trx, ['payouts'])
  if (await payoutKnown(trx, id)) return
  const now = clock()
  const parts: KnownPart[] = []
  const gross = new Map<string, number>()
  let isOurs = false
  for (const part of told) {
    const { branch, known, ...match } = await matchPart(trx, part, { payout: id, now })
    parts.push({ ...part, ...match })
    isOurs ||= known
    if (branch) gross.set(branch, (gross.get(branch) ?? 0) + part.amount)
  }
  const sum = told.reduce((all, { amount }) => all + amount, 0)
  const payout = { id, reference, at: at ?? now, net, fees, gross: sum, parts: told.length }
  if (!isOurs) return await insertPayout(trx, { ...payout, booked_at: null }, [])
  await insertPayout(trx, { ...payout, booked_at: now }, parts)
  const [first] = (await store.catalogue.held(trx)).branches
  if (gross.size === 0 && first) gross.set(first.id, 0)
  const shares = payoutShares(
    { net, fees },
    [...gross].map(([branch, amount]) => ({ branch, gross: amount })),
  )
  for (const share of shares) {
    const day = (await localDays(trx, share.branch)).dayOf(now)
    const lines = (
      [
        ['paid-out', day, -share.gross],
        ['fees', day, share.fees],
        ['bank', day, share.net],
      ] as const
    ).filter(([, , cents]) => cents !== 0)
    const { branch } = share
    const entry: LedgerEntry = { kind: 'payout', by: byClock, at: now, branch, order: null, ref: id, lines }
    await addToSums(trx, { entries: [entry] })
  }
  await publish(trx, now, 'payments.changed', {})
}

type Match = Pick<KnownPart, 'booked' | 'state'> & { readonly branch: string | null; readonly known: boolean }

/** What the shop has booked for a part. If it should know the part and does not, it asks the provider once more. */
async function matchPart(
  trx: Trx,
  part: ProviderPart,
  { payout, now }: { readonly payout: string; readonly now: number },
): Promise<Match> {
  const payment = await paymentAt(trx, part.payment)
  const booked = payment ? await bookedFor(trx, part, payment) : null
  const state = payoutState(part, { booked, paidBefore: await isPaidBefore(trx, part, payout) })
  if (payment && part.kind === 'payment' && booked !== null) await savePayment(trx, payment.id, { payout })
  if (payment && state !== 'matched' && state !== 'twice') await noteTold(trx, payment.id, now)
  return { booked, state, branch: payment?.branch ?? null, known: payment !== undefined }
}

async function bookedFor(
  trx: Trx,
  part: ProviderPart,
  payment: NonNullable<Awaited<ReturnType<typeof paymentAt>>>,
): Promise<number | null> {
  if (part.kind === 'payment') return payment.settled_at === null ? null : payment.amount
  if (part.kind === 'chargeback')
    return bookedChargeback(part.amount, {
      all: part.amount < 0 ? payment.charged_back + payment.charge_returned : payment.charge_returned,
      others: await chargedInOthers(trx, part),
    })
  const refund = await refundAt(trx, part.id)
  return refund ? -refund.amount : null
}

/** What did not match may do so now: news of a payment can come later than its payout. */
async function matchAgain(trx: Trx, { store, now }: PaymentDesk): Promise<void> {
  await store.engine.lockWords(trx, ['payouts'])
  for (const part of await openParts(trx, mostOpen)) {
    const { booked, state } = await matchPart(trx, part, { payout: part.payout, now: now() })
    if (state !== part.state || booked !== part.booked) await savePart(trx, { ...part, booked, state })
  }
}

/** Reads what was paid out once a day; after a failure, in an hour. */
export const openPayoutReader = (desk: PaymentDesk, failed: (error: unknown) => void): RepeatedJob =>
  openRepeatedJob(() => lookDaily(desk), hour / 6, failed)

export async function lookDaily(desk: PaymentDesk): Promise<void> {
  const { store, now } = desk
  if (!(await desk.payouts())) return
  const isTurn = await store.write(async (trx) => {
    await store.engine.lockWords(trx, ['payouts'])
    if (Number((await readSetting(trx, 'payouts.next')) ?? 0) > now()) return false
    await writeSetting(trx, 'payouts.next', String(now() + dailyMs))
    return true
  })
  if (isTurn && (await readPayouts(desk)))
    await store.write((trx) => writeSetting(trx, 'payouts.next', String(now() + hour)))
}
