// Placing the order from the screen: its state in words, the key, and what happens after the answer.
import { useRef, useState } from 'react'
import type { Input } from '../../../../contract/index.ts'
import type { Refused } from '../../../api/http/client.ts'
import { readMenu } from '../../../api/menu/menu.ts'
import { emptyTheCart } from '../../../cart/cart.ts'
import { forgetGone } from '../../../cart/change-lines.ts'
import { go } from '../../../location.ts'
import { checkoutKey, forgetKey, keepWish, markUnsure, rememberToken } from '../../../ordering/checkout.ts'
import { menuPath } from '../../../paths.ts'
import { isUnsure, placeOrder } from './place-order.ts'

export type Placing =
  | { readonly step: 'idle' | 'sending' | 'retrying' | 'unsure' }
  | { readonly step: 'refused'; readonly refused: Refused }

export function usePlacing() {
  const [placing, setPlacing] = useState<Placing>(() => ({ step: checkoutKey().unsure ? 'unsure' : 'idle' }))
  const busy = useRef(false)
  const stopping = useRef<AbortController>(undefined)

  /** Returns whether the order was accepted, or is already being sent. */
  async function place(order: Omit<Input<'orders.place'>, 'key'>): Promise<boolean> {
    // A second click at the same moment finds the first one at work.
    if (busy.current) return true
    busy.current = true
    setPlacing({ step: 'sending' })
    const { key } = checkoutKey()
    markUnsure(true)
    const stopped = new AbortController()
    stopping.current = stopped
    const retrying = () => setPlacing({ step: 'retrying' })
    const answer = await placeOrder({ ...order, key }, { retrying, stop: stopped.signal })
    busy.current = false
    if (answer.ok) {
      rememberToken(answer.value.token)
      leaveNothing()
      leaveFor(`/confirm/${answer.value.token}`)
      return true
    }
    setPlacing(stopped.signal.aborted ? { step: 'unsure' } : { step: 'refused', refused: answer.refusal })
    if (isUnsure(answer.refusal)) return false
    markUnsure(false)
    // The refusal may mean that the menu or the branch has changed and this page has not heard of it yet.
    void readMenu()
    return false
  }

  return {
    placing,
    place,
    /** Stops retrying. The order may have arrived, so its key stays, and sending it again counts once. */
    stopTrying: () => stopping.current?.abort(),
    /** The customer says that this is a different order from the one placed with the same key. */
    asNewOrder: () => {
      forgetKey()
      setPlacing({ step: 'idle' })
    },
    /** The order that this key placed is the one the customer meant. */
    asThatOrder: (token: string) => {
      rememberToken(token)
      leaveNothing()
      leaveFor(`/track/${token}`)
    },
    settle: () => setPlacing({ step: 'idle' }),
  }
}

/** The next order starts fresh: another key, an empty cart, no time and no table. */
function leaveNothing(): void {
  forgetKey()
  keepWish(undefined)
  emptyTheCart()
  forgetGone()
}

/** Back leads to the menu, because the checkout is empty now. */
function leaveFor(path: string): void {
  go(menuPath, { replace: true })
  go(path)
}
