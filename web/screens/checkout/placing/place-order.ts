// Sends an order until an answer comes, with the same key each time, so that it counts once (ORDER-5).
import type { Input } from '../../../../contract/index.ts'
import { type Answer, ask, type Refused } from '../../../api/http/client.ts'
import { whenBack } from '../../../api/http/when-back.ts'

const pausesMs = [1000, 2000, 4000, 8000]

interface Progress {
  /** Called before each further attempt. */
  readonly retrying: () => void
  /** Aborted when the customer wants no further attempt. */
  readonly stop: AbortSignal
  readonly wait: (ms: number, stop: AbortSignal) => Promise<void>
  readonly send: (order: Input<'orders.place'>, stop: AbortSignal) => Promise<Answer<'orders.place'>>
}

const real: Pick<Progress, 'wait' | 'send'> = {
  wait: pause,
  send: (order, signal) => ask('orders.place', order, { signal }),
}

/** Whether the order may have been placed despite this refusal. */
export const isUnsure = ({ refusal }: Refused): boolean => refusal === 'unreachable' || refusal === 'unavailable'

export async function placeOrder(
  order: Input<'orders.place'>,
  progress: Pick<Progress, 'retrying' | 'stop'> & Partial<Progress>,
): Promise<Answer<'orders.place'>> {
  const { wait, send, retrying, stop } = { ...real, ...progress }
  let answer = await send(order, stop)
  for (const pause of pausesMs) {
    if (answer.ok || !isUnsure(answer.refusal) || stop.aborted) return answer
    retrying()
    await wait(Math.max(pause, (answer.refusal.retryAfter ?? 0) * 1000), stop)
    if (stop.aborted) return answer
    answer = await send(order, stop)
  }
  return answer
}

/** Ends early when the connection is back, or when the customer stops it. */
function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      unwatch()
      done()
    }
    const timer = setTimeout(end, ms)
    const unwatch = whenBack(end)
    stop.addEventListener('abort', end, { once: true })
  })
}
