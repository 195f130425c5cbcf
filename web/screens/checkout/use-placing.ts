// Placing the order from the screen: its state in words, the key, and what happens after the answer.
import { useRef, useState } from 'react'
import type { Input } from '../../../contract/index.ts'
import type { Refused } from '../../api/client.ts'
import { readMenu } from '../../api/menu.ts'
import { emptyTheCart } from '../../cart/cart.ts'
import { checkoutKey, forgetKey, markUnsure, rememberToken } from '../../cart/checkout.ts'
import { go } from '../../place.ts'
import { isUnsure, placeOrder } from './place-order.ts'

export type Placing =
  | { readonly step: 'idle' | 'sending' | 'retrying' | 'unsure' }
  | { readonly step: 'refused'; readonly refused: Refused }

export function usePlacing() {
  const [placing, setPlacing] = useState<Placing>(() => ({ step: checkoutKey().unsure ? 'unsure' : 'idle' }))
  const busy = useRef(false)

  async function place(order: Omit<Input<'orders.place'>, 'key'>) {
    // A second click in the same moment finds the first one at work.
    if (busy.current) return
    busy.current = true
    setPlacing({ step: 'sending' })
    const { key } = checkoutKey()
    markUnsure(true)
    const answer = await placeOrder({ ...order, key }, { retrying: () => setPlacing({ step: 'retrying' }) })
    busy.current = false
    if (answer.ok) {
      rememberToken(answer.value.token)
      forgetKey()
      emptyTheCart()
      go(`/confirm/${answer.value.token}`)
      return
    }
    setPlacing({ step: 'refused', refused: answer.refusal })
    if (isUnsure(answer.refusal)) return
    markUnsure(false)
    // What was refused may be news about the menu or the branch that has not arrived yet.
    void readMenu()
  }

  return {
    placing,
    place,
    /** The customer says that this is another order than the one placed with the same key. */
    asNewOrder: () => {
      forgetKey()
      setPlacing({ step: 'idle' })
    },
    /** The order that this key placed is the one that was meant. */
    asThatOrder: (token: string) => {
      rememberToken(token)
      forgetKey()
      emptyTheCart()
      go(`/track/${token}`)
    },
    settle: () => setPlacing({ step: 'idle' }),
  }
}
