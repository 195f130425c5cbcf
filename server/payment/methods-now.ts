// The payment methods that customers are offered: those that are switched on at the provider and that the owner chose.
import type { Locale } from '../../domain/shared/locale.ts'
import type { OnlineSettings } from '../store/payment/online-rules-store.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentProvider, ProviderMethod } from './provider.ts'

const keptMs = 3_600_000
/** How long a provider that did not answer is left alone, so that no checkout waits for it. */
const downMs = 15_000
/** In cents: amounts are rounded up to this, so that similar ones share an answer. */
const step = 2500

interface Known {
  readonly at: number
  readonly methods: readonly ProviderMethod[] | null
}

const known = new WeakMap<PaymentProvider, Map<string, Known>>()

/** Empty if the provider cannot say. */
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
  const amount = Math.max(1, total < step ? total : Math.ceil(total / step) * step)
  const key = `${lang} ${total < step ? 'little' : amount}`
  let now = kept.get(key)
  if (!now || now.at + (now.methods ? keptMs : downMs) <= desk.now()) {
    const told = await provider.methods(lang, amount)
    now = { at: desk.now(), methods: told.ok ? told.value : null }
    kept.set(key, now)
  }
  return (now.methods ?? []).filter(({ id }) => wanted.length === 0 || wanted.includes(id))
}
