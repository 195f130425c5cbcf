// What customers ask about paying online; it loads with the checkout and the page of an order.
import { useEffect, useState } from 'react'
import type { Input, Output, RefusalName } from '#contract/index.ts'
import { ask } from '#web/data/http/client.ts'
import { createReader } from '#web/data/reader.ts'

export type PayOffer = Output<'payments.offer'>

/**
 * Where this order can be paid; undefined until that is known, which is asked again while the shop cannot be reached.
 * The checkout then offers the counter.
 */
export function usePayOffer({ branch, total, lang }: Input<'payments.offer'>): PayOffer | undefined {
  const [offer, setOffer] = useState<PayOffer>()
  useEffect(() => {
    const { readNow, stop } = createReader({
      read: () => ask('payments.offer', { branch, total, lang }),
      take: (answer) => answer.ok && setOffer(answer.value),
      pauseAfter: ({ refusal }) => (refusal.refusal === 'unreachable' ? againMs : undefined),
    })
    void readNow()
    return stop
  }, [branch, total, lang])
  return offer
}

const againMs = 3000

type NotBegun = RefusalName | 'unreachable'

let refused: { readonly token: string; readonly why: NotBegun } | undefined

/** Leaves for the provider's page; returns why it could not. */
export async function goAndPay(wish: Input<'payments.begin'>): Promise<NotBegun | undefined> {
  const begun = await ask('payments.begin', wish)
  refused = begun.ok ? undefined : { token: wish.token, why: begun.refusal.refusal }
  if (begun.ok) location.assign(begun.value.checkout)
  return refused?.why
}

/** Why the last payment of this order could not begin, for the page that the checkout then leads to. */
export const whyNotBegun = (token: string): NotBegun | undefined => (refused?.token === token ? refused.why : undefined)
