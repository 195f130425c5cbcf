// Leaves for the provider's page to pay a gift card, and remembers why that was not possible.
import type { Input, RefusalName } from '#contract/index.ts'
import { ask } from '#web/data/http/client.ts'

type NotBegun = RefusalName | 'unreachable'

let refused: { readonly code: string; readonly why: NotBegun } | undefined

/** Returns why it could not. */
export async function goAndPayGift(wish: Input<'gifts.pay'>): Promise<NotBegun | undefined> {
  const begun = await ask('gifts.pay', wish)
  refused = begun.ok ? undefined : { code: wish.code, why: begun.refusal.refusal }
  if (begun.ok) location.assign(begun.value.checkout)
  return refused?.why
}

/** Why the last payment of this card could not begin, for the page that buying then leads to. */
export const whyGiftNotBegun = (code: string): NotBegun | undefined =>
  refused?.code === code ? refused.why : undefined
