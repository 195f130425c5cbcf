// Placing the order: its key, attempts and progress, and what happens after the reply (ORDER-5).
import { useRef, useState } from 'react'
import type { Problem } from '#contract/index.ts'
import { withoutLines } from '#domain/order/cart/cart-lines.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Result } from '#domain/shared/result.ts'
import { pastLines } from '#web/customer/again/past-lines.ts'
import { keepOpened, openingSecret } from '#web/customer/basket/kept-basket.ts'
import { changeCart, readBranchId, readNow, watchBranchId, watchCart } from '#web/customer/cart/cart-store.ts'
import {
  checkoutKey,
  forgetKey,
  markAsking,
  markUnsure,
  rememberToken,
  type StaffQuestion,
} from '#web/customer/ordering/kept-checkout.ts'
import { addRunning } from '#web/customer/ordering/running-news.ts'
import { keepAwaiting, startFresh } from '#web/customer/pay/awaiting-order.ts'
import { goAndPay } from '#web/customer/pay/pay-api.ts'
import { go } from '#web/data/address/location.ts'
import { menuPath } from '#web/data/address/paths.ts'
import { sameValue } from '#web/data/forms/rebase.ts'
import { isUnsure, sendOnce } from '#web/data/forms/send-once.ts'
import { useSubmission } from '#web/data/forms/submission.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { connectionStore } from '#web/data/http/connection-state.ts'
import { readMenu } from '#web/data/menu/public-menu-api.ts'
import { useObservable } from '#web/data/observable.ts'
import { readTimes } from '#web/data/time-api.ts'
import { useOrderText } from '#web/words/order/index.ts'
import type { BasketToOpen, OrderToSend } from './checkout-draft.ts'
import type { SentOrder } from './order-problems.ts'

/** `offline`: tapped without a connection, so nothing was sent. */
export type Placing = 'idle' | 'offline' | 'sending' | 'retrying' | 'unsure' | 'refused'

export function usePlacing() {
  const { locale } = useOrderText()
  const [retrying, setRetrying] = useState(false)
  const [unsure, setUnsure] = useState(() => checkoutKey().unsure)
  const [asking, setAsking] = useState(() => checkoutKey().asking)
  const [wasOffline, setWasOffline] = useState(false)
  const reached = useObservable(connectionStore)
  const stopping = useRef<AbortController>(undefined)
  const ordered = useRef('')
  const { submit, busy, refused, found, mend, failures, forgive } = useSubmission(asIs, send)

  function send(order: OrderToSend | BasketToOpen) {
    ordered.current = order.branch
    markUnsure(true)
    setRetrying(false)
    stopping.current = new AbortController()
    const stop = stopping.current.signal
    const untouched = stopOnceChanged(stopping.current)
    // Under a key that was used before, the customer says whether this is a new order.
    const sending = { signal: stop }
    return sendOnce<'orders.place' | 'baskets.open'>(
      checkoutKey(),
      null,
      ({ key }) =>
        'payer' in order
          ? ask('baskets.open', { ...order, me: openingSecret(), key }, sending)
          : ask('orders.place', { ...order, key }, sending),
      { retrying: () => setRetrying(true), stop },
    ).finally(untouched)
  }

  function keepAsking(now: StaffQuestion | undefined) {
    markAsking(now)
    setAsking(now)
  }

  /** Sends the order, or shows what prevents it; `asked` is what its number is for if it needs one. */
  async function place(
    order: Result<OrderToSend | BasketToOpen, readonly Problem[]>,
    asked?: SentOrder,
    method?: string,
  ): Promise<void> {
    const isOffline = order.ok && !reached && !busy
    setWasOffline(isOffline)
    if (isOffline) return
    const sent = await submit(order)
    if (!sent) return
    if (sent.ok) {
      if ('link' in sent.value) return goToBasket(sent.value.link)
      const { token, code, wantedAt } = sent.value
      if (method !== undefined) {
        markUnsure(false)
        setUnsure(false)
        addRunning({ token, code, at: wantedAt, branch: ordered.current, state: 'unpaid' })
        return await payFor(token, method, locale)
      }
      addRunning({ token, code, at: wantedAt, branch: ordered.current, state: 'underway' })
      return goWith(token, 'confirm')
    }
    setUnsure(isUnsure(sent.refusal))
    if (stopping.current?.signal.aborted) forgive()
    if (isUnsure(sent.refusal)) return
    markUnsure(false)
    keepAsking(questionIn(sent.refusal.problems, asked))
    // The refusal may mean that the menu or the branch has changed and this page has not heard of it yet.
    void readMenu()
    void readTimes()
  }

  return {
    found,
    mend,
    failures,
    placing: wasOffline && !reached && !busy ? 'offline' : placingOf(busy, retrying, refused, unsure),
    refused,
    place,
    /** Stops retrying. The order may have arrived, so its key stays, and sending it again counts once. */
    stopTrying: () => stopping.current?.abort(),
    /**
     * The customer says that this is a different order from the one placed with the same key. The notice stays until
     * the order is sent: its button sends the form, and could not once it has left the page.
     */
    asNewOrder: forgetKey,
    /** The order that this key placed is the one the customer meant. */
    asThatOrder,
    settle: forgive,
    asking,
    /** Staff know nothing of the number any more. */
    stopAsking: () => keepAsking(undefined),
  }
}

/** What staff are to be asked about, if a problem has a code for it. */
function questionIn(problems: readonly Problem[], sent: SentOrder | undefined): StaffQuestion | undefined {
  const found = problems.find(({ code }) => code)
  if (!found?.code) return undefined
  return { problem: found.problem, code: found.code, sent, ...(found.payOnline && { payOnline: true }) }
}

/** What is changed while the order is on its way, on any page or tab, would otherwise be lost without a word. */
function stopOnceChanged(trying: AbortController): () => void {
  const chosen = () => ({ ...readNow(), branch: readBranchId() })
  const sent = chosen()
  const look = () => {
    if (!sameValue(chosen(), sent)) trying.abort()
  }
  const unwatch = [watchCart(look), watchBranchId(look)]
  return () => {
    for (const end of unwatch) end()
  }
}

const asIs = (order: Result<OrderToSend | BasketToOpen, readonly Problem[]>) => order

function placingOf(busy: boolean, retrying: boolean, refused: CallRefused | undefined, unsure: boolean): Placing {
  if (busy) return retrying ? 'retrying' : 'sending'
  if (refused) return 'refused'
  return unsure ? 'unsure' : 'idle'
}

/** The cart stays as it is until the order is paid. From the page of the order it can be paid in other ways. */
async function payFor(token: string, method: string, lang: Locale): Promise<void> {
  rememberToken(token)
  keepAwaiting(token)
  if (await goAndPay({ token, method, lang })) go(`/confirm/${token}`)
}

function goToBasket(link: string): void {
  keepOpened(link, '')
  leaveFor(`/basket/${link}`)
}

function goWith(token: string, screen: 'confirm' | 'track'): void {
  rememberToken(token)
  leaveFor(`/${screen}/${token}`)
}

/** Its lines leave the cart. What was put in since stays, as does all of it while nobody knows what was ordered. */
async function asThatOrder(token: string): Promise<void> {
  const answer = await ask('orders.track', { token })
  const cart = readNow()
  const left = answer.ok ? withoutLines(cart, pastLines(answer.value.lines)) : cart
  goWith(token, 'track')
  if (left.lines.length > 0) changeCart(() => left)
}

function leaveFor(address: string): void {
  startFresh()
  // Back leads to the menu, because the checkout is empty now.
  go(menuPath, { replace: true })
  go(address)
}
