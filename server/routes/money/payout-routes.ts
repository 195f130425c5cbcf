// What the provider paid to the bank, and which parts match the ledger (PAY-9).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { payoutLateDays } from '#domain/money/payout.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { allDays, balancesNow } from '#server/store/money/ledger-store.ts'
import { readKeptKey, readPayoutKey, savePayoutKey } from '#server/store/money/online-rules-store.ts'
import {
  chargedBack,
  codesOfPayments,
  openParts,
  paymentsNotPaidOut,
  payoutsBefore,
} from '#server/store/money/payout-store.ts'
import { readSetting } from '#server/store/shop/setting-store.ts'
import { isPayoutKey } from '#work/money/payment/mollie-client.ts'
import { payoutKeyPurpose, providerRefusal } from '#work/money/payment/payment-desk.ts'
import { readPayouts } from '#work/money/payment/payouts.ts'
import { encrypt } from '#work/people/auth/shop-cipher.ts'

type PayoutsNow = Output<'payouts.read'>

const ofPage = 30
const mostOpen = 500
const mostShown = 100
const dayMs = 24 * 3_600_000

export function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, payments: desk } = deps

  serve(app, deps, 'payouts.read', async ({ input: { before }, now }) => yes(await readNow(now, before)))

  serve(app, deps, 'payouts.look', async ({ now }) => {
    const problem = await readPayouts(desk)
    if (problem === 'no_key') return no('payment_key_missing')
    if (problem) return no(providerRefusal(problem))
    return yes(await readNow(now))
  })

  serve(app, deps, 'payouts.setKey', async ({ input: { key }, now, write }) => {
    const typed = key?.trim() ?? null
    if (typed !== null) {
      if (!isPayoutKey(typed)) return no('payment_key_refused')
      const told = await desk.providerWith(typed).listSettlements()
      if (!told.ok) return no(providerRefusal(told.refusal))
    }
    const sealed = typed && (await encrypt(store, payoutKeyPurpose, typed))
    await write((trx) => savePayoutKey(trx, sealed && typed ? { ends: typed.slice(-4), sealed } : null))
    if (typed !== null) await readPayouts(desk)
    return yes(await readNow(now))
  })

  async function readNow(now: number, before = Number.MAX_SAFE_INTEGER): Promise<PayoutsNow> {
    const { db } = store
    const key = await readPayoutKey(db)
    const paying = await readKeptKey(db)
    const payouts = await payoutsBefore(db, before, ofPage)
    const open = await openParts(
      db,
      mostOpen,
      payouts.map(({ id }) => id),
    )
    const codes = await codesOfPayments(
      db,
      open.map(({ payment }) => payment),
    )
    const { branches } = await store.catalogue.current(db)
    const { all } = await balancesNow(
      db,
      branches.map(({ id }) => ({ id, date: allDays })),
    )
    const late = key
      ? await paymentsNotPaidOut(db, paying?.mode ?? 'live', now - payoutLateDays * dayMs, mostShown)
      : []
    const readAt = await readSetting(db, 'payouts.read')
    return {
      key: key && { ends: key.ends },
      readAt: readAt === null ? null : Number(readAt),
      held: (all.online ?? 0) + (all['paid-out'] ?? 0),
      payouts: payouts.map(({ booked_at: _, ...payout }) => ({
        ...payout,
        open: open
          .filter((part) => part.payout === payout.id)
          .map(({ payout: _of, ...part }) => ({ ...part, code: codes.get(part.payment) ?? '' })),
      })),
      before: payouts.length === ofPage ? (payouts.at(-1)?.at ?? null) : null,
      late: late.map(shown),
      chargebacks: (await chargedBack(db, mostShown)).map((one) => ({ ...shown(one), back: one.charged_back })),
    }
  }
}

type Row = Awaited<ReturnType<typeof paymentsNotPaidOut>>[number]

const shown = ({ provider_id, code, branch, amount, settled_at }: Row) => ({
  id: provider_id ?? '',
  code: code ?? '',
  branch: branch ?? '',
  amount,
  at: settled_at ?? 0,
})
