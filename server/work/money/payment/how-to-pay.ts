// Whether an order waits for its payment or is paid at the counter: what the branch allows, and what the gate asks
// (PAY-1).

import type { Branch } from '#domain/branch/branch.ts'
import { type PayPlace, payPlacesFor } from '#domain/money/online-payment.ts'
import { type Hurdle, unbegunMs } from '#domain/order/guard/guard.ts'
import type { PlacePermit } from '#domain/order/guard/leave.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Result } from '#domain/shared/result.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { readOnce } from '#server/store/commit-memory.ts'
import {
  type OnlineSettings,
  readKeptKey,
  readOnlineSettings,
  rulesAt,
} from '#server/store/money/online-rules-store.ts'
import { sentTogether } from '#server/store/pipeline.ts'
import type { Trx } from '#server/store/write-queue.ts'
import type { AtGate } from '#work/order/guard/gate.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentProvider, ProviderMethod } from './provider.ts'

export interface HowPaid {
  readonly pays: PayPlace
  /** Leave to take a place, or what stands between. */
  readonly verdict: Result<PlacePermit, Hurdle>
  /** Whether this customer could pay online and be let in. */
  readonly offersOnline: boolean
  /** Until when the order waits. */
  readonly until: number
  readonly onlyOnline: boolean
}

interface PayingOrder {
  readonly branch: Pick<Branch, 'id' | 'tillDuty'>
  readonly total: number
  readonly isNew: boolean
  /** A gift card pays all of it, so that nothing is left to ask. */
  readonly isPaid: boolean
  /** What the gate says, if it is made only once it is paid and otherwise. */
  judge(paysFirst: boolean): Result<PlacePermit, Hurdle>
}

/** Refuses `pay_online` and `pay_at_counter` where the branch does not offer the other way. */
export async function howToPay(
  trx: Trx,
  { input, now }: Pick<AtGate, 'now'> & { readonly input: { readonly pay: PayPlace } },
  { branch, total, isNew, isPaid, judge }: PayingOrder,
): Promise<RouteAnswer<HowPaid>> {
  const until = now + unbegunMs
  if (isPaid) return yes({ offersOnline: false, onlyOnline: false, until, pays: 'counter', verdict: judge(true) })
  const [settings, key] = await sentTogether([
    readOnce(trx, 'rules of online payment', () => readOnlineSettings(trx)),
    readOnce(trx, 'key of the provider', () => readKeptKey(trx)),
  ])
  const places = payPlacesFor(rulesAt(settings, branch.id), {
    total,
    isNew,
    hasKey: key !== null,
    duty: branch.tillDuty,
  })
  const atCounter = judge(false)
  const online = judge(true)
  const offersOnline = places.includes('online') && online.ok
  const onlyOnline = !places.includes('counter') || !atCounter.ok
  const answer = { offersOnline, onlyOnline, until }
  const refused = (problem: 'pay_online' | 'pay_at_counter' | 'unpaid_open') =>
    no('order_refused', { problems: [{ problem, field: 'pay' }] })
  if (input.pay === 'online' && places.includes('online')) {
    if (!online.ok && online.refusal === 'open') return refused('unpaid_open')
    // While too much waits for payments, the counter is open to customers whom the shop knows.
    if (!online.ok && !isNew && atCounter.ok && places.includes('counter')) return refused('pay_at_counter')
    return yes({ ...answer, pays: 'online', verdict: online })
  }
  // A customer who must have a word first is told that, not where to pay.
  if (atCounter.ok && input.pay === 'online') return refused('pay_at_counter')
  if (atCounter.ok && !places.includes('counter')) return refused('pay_online')
  return yes({ ...answer, pays: 'counter', verdict: atCounter })
}

const keptMs = 3_600_000
/** How long a provider that did not answer is left alone, so that no checkout waits for it. */
const downMs = 60_000
/** In cents: the amounts for which the provider is asked. Each stands for all from the one before it on. */
const leastStep = 2500
const mostStep = 2500 * 2 ** 12

interface Known {
  readonly at: number
  readonly methods: Promise<readonly ProviderMethod[] | null>
}

const known = new WeakMap<PaymentProvider, Map<string, Known>>()

/**
 * Empty if the provider cannot say. It is asked at most once a minute for each language and step of the amount, and
 * once an hour while it answers, however many customers ask, and however often.
 */
export async function methodsNow(
  desk: PaymentDesk,
  { methods: wanted }: OnlineSettings,
  lang: Locale,
  total: number,
): Promise<readonly ProviderMethod[]> {
  const provider = await desk.provider()
  if (!provider) return []
  const kept = known.get(provider) ?? new Map<string, Known>()
  known.set(provider, kept)
  const amount = stepOf(total)
  const key = `${lang} ${amount}`
  let now = kept.get(key)
  if (!now || now.at + ((await now.methods) ? keptMs : downMs) <= desk.now()) {
    const methods = provider.methods(lang, amount).then((told) => (told.ok ? told.value : null))
    // Kept before it has answered, so that all who ask meanwhile wait for the same answer.
    now = { at: desk.now(), methods }
    kept.set(key, now)
  }
  return ((await now.methods) ?? []).filter(({ id }) => wanted.length === 0 || wanted.includes(id))
}

function stepOf(total: number): number {
  let step = leastStep
  while (step < total && step < mostStep) step *= 2
  return step
}
