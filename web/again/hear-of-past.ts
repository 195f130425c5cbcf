// Asks the shop how the remembered orders stand, each by its token, one after the other (AGAIN-1).
import { ask } from '../api/http/client.ts'
import { serverNow } from '../api/http/server-clock.ts'
import { notePast, notePastGone, type PastOrder } from './remembered-orders.ts'

/** More would be many requests for what nobody looks at. */
const mostAsked = 10

/** Stops at the first that gets no answer: the others would get none either. */
export async function heardOf(orders: readonly PastOrder[], signal: AbortSignal): Promise<void> {
  for (const { token } of orders.filter(({ gone }) => !gone).slice(0, mostAsked)) {
    const answer = await ask('orders.track', { token }, { signal })
    if (signal.aborted) return
    if (answer.ok) notePast(answer.value, serverNow())
    else if (answer.refusal.refusal === 'token_unknown' || answer.refusal.refusal === 'order_archived')
      notePastGone(token, serverNow())
    else return
  }
}
