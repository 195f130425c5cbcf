// Whether an order waits for its payment or is paid at the counter: what the branch allows, and what the gate asks (PAY-1).
import type { Hurdle } from '../../domain/guard/guard.ts'
import { type PayPlace, payPlacesFor } from '../../domain/money/online-payment.ts'
import type { Locale } from '../../domain/shared/locale.ts'
import type { AtGate } from '../guard/gate.ts'
import { no, type RouteAnswer, yes } from '../http/refused.ts'
import { awaitingFrom } from '../store/payment/awaiting-store.ts'
import { type OnlineSettings, readKeptKey, readOnlineSettings, rulesAt } from '../store/payment/online-rules-store.ts'
import type { Trx } from '../store/write-queue.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentProvider, ProviderMethod } from './provider.ts'

/** Orders that wait for their payment hold places, so a browser and a connection may have only a few. */
const mostAwaiting = { browser: 3, connection: 12 } as const

export interface HowPaid {
  readonly pays: PayPlace
  /** Whether this customer could pay online. */
  readonly offersOnline: boolean
  /** Until when the order waits. */
  readonly until: number
  readonly onlyOnline: boolean
}

interface PayingOrder {
  readonly total: number
  /** What keeps it from the board, unless it is paid online. */
  readonly hurdle: Hurdle | undefined
  readonly isNew: boolean
}

/** Refuses `pay_online` and `pay_at_counter` where the branch does not offer the other way. */
export async function howToPay(
  trx: Trx,
  { input, branch, now, origin }: AtGate & { readonly input: { readonly pay: PayPlace } },
  { total, hurdle, isNew }: PayingOrder,
): Promise<RouteAnswer<HowPaid>> {
  const wantsOnline = input.pay === 'online'
  const key = await readKeptKey(trx)
  if (!key && !wantsOnline) return yes({ pays: 'counter', offersOnline: false, until: 0, onlyOnline: false })
  const rules = rulesAt(await readOnlineSettings(trx), branch)
  const places = payPlacesFor(rules, { total, isNew, hasKey: key !== null })
  const offersOnline = places.includes('online') && hurdle !== 'blocked'
  const refused = (problem: 'pay_online' | 'pay_at_counter' | 'unpaid_open') =>
    no('order_refused', { problems: [{ problem, field: 'pay' }] })
  if (wantsOnline && !offersOnline) return hurdle ? at('counter') : refused('pay_at_counter')
  if (!wantsOnline && !hurdle && !places.includes('counter')) return refused('pay_online')
  if (wantsOnline && origin) {
    const waiting = await awaitingFrom(trx, origin)
    if (waiting.browser >= mostAwaiting.browser || waiting.connection >= mostAwaiting.connection)
      return refused('unpaid_open')
  }
  return at(input.pay)

  function at(pays: PayPlace): RouteAnswer<HowPaid> {
    const onlyOnline = !places.includes('counter') || hurdle !== undefined
    return yes({ pays, offersOnline, until: now + rules.holdMinutes * 60_000, onlyOnline })
  }
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
 * Empty if the provider cannot say. It is asked at most once a minute for each language and step of the amount, and once
 * an hour while it answers, however many customers ask, and however often.
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
