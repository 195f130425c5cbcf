// How the owner sets up online payment: the key, the payment methods, the rules of the branches, a test payment
// (PAY-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { isFinalPayment } from '#domain/money/online-payment.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { lastTestPayment, oddPayments } from '#server/store/money/online-payment-store.ts'
import {
  type KeptKey,
  onlineVersion,
  readKeptKey,
  readOnlineSettings,
  saveKeptKey,
  saveOnlineSettings,
} from '#server/store/money/online-rules-store.ts'
import { failedRefunds } from '#server/store/money/refund-store.ts'
import type { Store } from '#server/store/open.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { beginTest } from '#work/money/payment/begin-payment.ts'
import { isMollieKey } from '#work/money/payment/mollie-client.ts'
import { type PaymentDesk, providerKeyPurpose, providerRefusal } from '#work/money/payment/payment-desk.ts'
import { giveBackOtherwise } from '#work/money/payment/refunding.ts'
import { settlePayment } from '#work/money/payment/settle.ts'
import { encrypt } from '#work/people/auth/shop-cipher.ts'

type OnlineState = Output<'payments.read'>

const mostFailed = 100

export function paymentSettingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, payments: desk } = deps

  serve(app, deps, 'payments.read', async () => yes(await readState(store, desk)))

  serve(app, deps, 'payments.watch', async () => {
    const tried = await lastTestPayment(store.db)
    if (tried && !isFinalPayment(tried.status)) await settlePayment(desk, tried.id)
    return yes(await readState(store, desk))
  })

  serve(app, deps, 'payments.setKey', async ({ input: { key: typed, version }, now, write }) => {
    const kept = typed === null ? null : await readKey(store, desk, typed.trim())
    if (kept && !kept.ok) return kept
    const saved = await write(async (trx): Promise<RouteAnswer<null>> => {
      await store.engine.lockWords(trx, ['online.rules'])
      if (onlineVersion(await readOnlineSettings(trx), await readKeptKey(trx)) !== version)
        return no('changed_meanwhile')
      await saveKeptKey(trx, kept ? kept.value : null)
      await tell(trx, now)
      return yes(null)
    })
    return saved.ok ? yes(await readState(store, desk)) : saved
  })

  serve(app, deps, 'payments.save', async ({ input: { version, ...settings }, now, write, unchanged }) => {
    const saved = await write(async (trx): Promise<RouteAnswer<null>> => {
      await store.engine.lockWords(trx, ['online.rules'])
      const key = await readKeptKey(trx)
      const before = onlineVersion(await readOnlineSettings(trx), key)
      if (before === onlineVersion(settings, key)) return unchanged(null)
      if (before !== version) return no('changed_meanwhile')
      await saveOnlineSettings(trx, settings)
      await tell(trx, now)
      return yes(null)
    })
    return saved.ok ? yes(await readState(store, desk)) : saved
  })

  serve(app, deps, 'payments.try', async ({ input: { lang }, request }) => {
    const site = deps.config.publicUrl ?? `${request.protocol}://${request.host}`
    return await beginTest(desk, { lang, site })
  })

  serve(app, deps, 'payments.settleBack', async ({ input: { id }, member, write }) => {
    const isSettled = await write((trx) => giveBackOtherwise(trx, desk, id, member))
    return isSettled ? yes(await readState(store, desk)) : no('not_found')
  })
}

/** The menu tells customers whether they would pay in test mode. */
async function tell(trx: Trx, now: Instant): Promise<void> {
  await touchCatalogue(trx)
  await publish(trx, now, 'payments.changed', {})
  await publish(trx, now, 'menu.changed', {})
}

/** Keeps only a key that the provider accepts. */
async function readKey(store: Store, desk: PaymentDesk, key: string): Promise<RouteAnswer<KeptKey>> {
  if (!isMollieKey(key)) return no('payment_key_refused')
  const mode = key.startsWith('live_') ? 'live' : 'test'
  if (!desk.canBegin(mode)) return no('public_url_missing')
  const told = await desk.providerWith(key).methods('en')
  if (!told.ok) return no(providerRefusal(told.refusal))
  return yes({ mode, ends: key.slice(-4), sealed: await encrypt(store, providerKeyPurpose, key) })
}

async function readState(store: Store, desk: PaymentDesk): Promise<OnlineState> {
  const { db } = store
  const settings = await readOnlineSettings(db)
  const key = await readKeptKey(db)
  const tried = await lastTestPayment(db)
  const provider = await desk.provider()
  const told = provider && (await provider.methods('en'))
  return {
    version: onlineVersion(settings, key),
    methods: [...settings.methods],
    branches: Object.fromEntries(
      Object.entries(settings.branches).map(([id, rules]) => [id, { ...rules, places: [...rules.places] }]),
    ),
    key: key && { mode: key.mode, ends: key.ends },
    offered: told?.ok ? [...told.value] : [],
    problem: told === undefined || told.ok ? null : told.refusal === 'key_refused' ? 'key_refused' : 'down',
    tried: tried ? { at: tried.at, paidAt: tried.settled_at, status: tried.status, mode: tried.mode } : null,
    failed: (await failedRefunds(db, mostFailed)).map((one) => ({
      id: one.id,
      amount: one.amount,
      at: one.ended_at,
      why: one.error,
      code: one.code ?? '',
      branch: one.branch ?? '',
      name: one.customer_name ?? '',
    })),
    odd: (await oddPayments(db, mostFailed)).map((one) => ({
      id: one.id,
      provider: one.provider_id ?? '',
      amount: one.amount,
      at: Number(one.at),
      code: one.code ?? '',
      name: one.customer_name ?? '',
    })),
  }
}
