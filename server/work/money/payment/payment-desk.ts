// What online payments need: the provider with the shop's current keys, the store and the clock.

import type { Config } from '#server/config.ts'
import { type TryLimit, windowLimit } from '#server/door/limits/try-limit.ts'
import { isThisMachine } from '#server/reach.ts'
import { type KeptKey, readKeptKey, readPayoutKey } from '#server/store/money/online-rules-store.ts'
import type { Store } from '#server/store/open.ts'
import { decrypt } from '#work/people/auth/shop-cipher.ts'
import { mollie } from './mollie-client.ts'
import type { PaymentProvider, ProviderProblem } from './provider.ts'

export interface PaymentDesk {
  readonly store: Store
  readonly now: () => number
  /** The provider with the key that the owner set; undefined if there is none. */
  provider(): Promise<PaymentProvider | undefined>
  /** The provider with the key that reads payouts; undefined if there is none. */
  payouts(): Promise<PaymentProvider | undefined>
  /** The provider with another key, to try it. */
  providerWith(key: string): PaymentProvider
  /** Where the provider calls, for a shop at this address; null if it cannot be reached from there. */
  callAt(site: string): string | null
  /**
   * How often the provider is asked about a payment because a browser or a call from outside named it, by its own id.
   */
  readonly named: TryLimit
  /**
   * Whether payments in this mode can begin: the provider sends people back, and calls, at an address that no visitor
   * chose.
   */
  canBegin(mode: KeptKey['mode']): boolean
  /** Runs this in the background; `idle` resolves once all of it is done. */
  later(job: () => Promise<unknown>): void
  idle(): Promise<void>
  /** Logs what nobody may overlook, such as a wrong amount or another shop's payment. */
  readonly alarm: (said: object, text: string) => void
}

interface DeskOptions extends Pick<PaymentDesk, 'store' | 'now' | 'alarm'> {
  readonly config: Pick<Config, 'mollieUrl' | 'publicUrl'>
}

export const providerKeyPurpose = 'payment provider'
export const payoutKeyPurpose = 'payouts'

/** A customer's return and the provider's own call, and one of either more. */
const mostNamed = { times: 3, ms: 10_000 } as const

export function openPaymentDesk({ config: { mollieUrl: url, publicUrl }, ...rest }: DeskOptions): PaymentDesk {
  const { store } = rest
  let known: { readonly kept: KeptKey; readonly provider: PaymentProvider } | undefined
  const underWay = new Set<Promise<unknown>>()
  return {
    ...rest,
    named: windowLimit(mostNamed.times, mostNamed.ms),
    canBegin: (mode) => mode === 'test' || publicUrl !== null,
    later: (job) => {
      const done: Promise<unknown> = job()
        .catch((error) => rest.alarm({ err: error }, 'a payment could not be settled yet'))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    provider: async () => {
      const kept = await readKeptKey(store.db)
      if (!kept) return undefined
      if (known?.kept.sealed === kept.sealed) return known.provider
      const key = await decrypt(store, providerKeyPurpose, kept.sealed)
      if (key === undefined) return undefined
      known = { kept, provider: mollie({ url, key }) }
      return known.provider
    },
    payouts: async () => {
      const kept = await readPayoutKey(store.db)
      const key = kept ? await decrypt(store, payoutKeyPurpose, kept.sealed) : undefined
      return key === undefined ? undefined : mollie({ url, key })
    },
    providerWith: (key) => mollie({ url, key }),
    // Mollie itself refuses addresses that only this machine can reach.
    callAt: (site) => (isThisMachine(new URL(site).hostname) && url.startsWith('https:') ? null : `${site}${toldPath}`),
  }
}

/** How a call of the owner that asked the provider in vain is refused. */
export const providerRefusal = (problem: ProviderProblem) =>
  problem === 'key_refused' ? 'payment_key_refused' : 'payments_down'

/** Where the provider calls. */
export const toldPath = '/api/payments/told'
/** Where the customer comes back to from paying, with the order's token behind it. */
export const backPath = '/api/payments/back'
