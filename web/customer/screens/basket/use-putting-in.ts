// Puts what is in the cart into an office basket; sent again after a lost answer, it counts once (GROUP-1).
import { useEffect, useEffectEvent, useState } from 'react'
import type { CartLine } from '#domain/order/cart/cart.ts'
import { withoutLines } from '#domain/order/cart/cart-lines.ts'
import type { SharedBasket } from '#web/customer/basket/basket-api.ts'
import { changeCart, emptyTheCart, readNow } from '#web/customer/cart/cart-store.ts'
import { forgetGone } from '#web/customer/cart/change-lines.ts'
import { type ShownLine, withSeenOptions } from '#web/customer/cart/shown-lines.ts'
import { partsSent } from '#web/customer/ordering/parts-sent.ts'
import { isUnsure } from '#web/data/forms/send-once.ts'
import { ask, type ServerAnswer } from '#web/data/http/client.ts'
import type { BasketPlace } from './basket-place.ts'
import { arrivedTry, forgetTries, keepTry, sentPart } from './sent-part.ts'

/** `unsure`: it was sent and no answer came, so it may be in the basket. */
export function usePuttingIn(
  { link, me, basket }: Pick<BasketPlace, 'link' | 'me' | 'basket'>,
  inCart: readonly ShownLine[],
  name: string,
) {
  const [unsure, setUnsure] = useState(() => sentPart(link) !== undefined)

  /** These lines are in the basket now. */
  function leaveCart(lines: readonly CartLine[]): void {
    forgetTries()
    setUnsure(false)
    changeCart((cart) => withoutLines(cart, lines))
    if (readNow().lines.length === 0) emptyTheCart()
    forgetGone()
  }

  /** What the basket shows as one's own leaves the cart, although no answer said that it arrived. */
  function leaveIfArrived({ you }: SharedBasket): void {
    const sent = sentPart(link)
    const arrived = sent && you && arrivedTry(sent, you.lines)
    if (arrived) leaveCart(arrived)
  }

  const showArrived = useEffectEvent(leaveIfArrived)
  useEffect(() => showArrived(basket), [basket])

  async function sendCart(own = basket.you?.lines ?? []): Promise<ServerAnswer<'baskets.add' | 'baskets.read'>> {
    const earlier = sentPart(link)?.tries.at(-1) ?? []
    const { lines } = readNow()
    const { key } = keepTry(link, lines, own)
    const answer = await ask('baskets.add', { link, me, name, lines: linesSent(inCart), key })
    if (answer.ok) {
      if (sentPart(link)?.key === key) leaveCart(lines)
      return answer
    }
    const { refusal } = answer.refusal
    const first = earlier.length === 0
    if (refusal === 'key_reused' && !first) return await sendRest(earlier)
    if (refusal === 'order_refused' || (first && !isUnsure(answer.refusal))) forgetTries()
    setUnsure(sentPart(link) !== undefined)
    return answer
  }

  /** An earlier try did arrive: only what was added to the cart since is still to be put in. */
  async function sendRest(earlier: readonly CartLine[]): Promise<ServerAnswer<'baskets.add' | 'baskets.read'>> {
    const read = await ask('baskets.read', { link, me })
    if (!read.ok) return read
    leaveIfArrived(read.value)
    // Somebody has taken some of it out since.
    if (sentPart(link)) leaveCart(earlier)
    return readNow().lines.length > 0 ? await sendCart(read.value.you?.lines) : read
  }

  return { unsure, sendCart }
}

const linesSent = (inCart: readonly ShownLine[]) =>
  withSeenOptions(readNow().lines, inCart).map(({ item, options, parts, quantity, note }) => ({
    item,
    quantity,
    note,
    ...(options && { options: [...options] }),
    ...(parts && { parts: partsSent(parts) }),
  }))
