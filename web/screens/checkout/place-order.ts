// Sends an order until an answer comes: the same key each time, so that it counts once (ORDER-5).
import type { Input, Output } from '../../../contract/index.ts'
import { type Answer, ask, type Refused } from '../../api/client.ts'

export type Placed = Output<'orders.place'>

const pausesMs = [1000, 2000, 4000, 8000]

interface Progress {
  /** Called before each further attempt. */
  readonly retrying: () => void
  readonly wait: (ms: number) => Promise<void>
  readonly send: (order: Input<'orders.place'>) => Promise<Answer<'orders.place'>>
}

const real: Pick<Progress, 'wait' | 'send'> = {
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  send: (order) => ask('orders.place', order),
}

/** Whether the order may have been placed although this came back. */
export const isUnsure = ({ refusal }: Refused): boolean => refusal === 'unreachable' || refusal === 'unavailable'

export async function placeOrder(
  order: Input<'orders.place'>,
  progress: Pick<Progress, 'retrying'> & Partial<Progress>,
): Promise<Answer<'orders.place'>> {
  const { wait, send, retrying } = { ...real, ...progress }
  let answer = await send(order)
  for (const pause of pausesMs) {
    if (answer.ok || !isUnsure(answer.refusal)) return answer
    retrying()
    await wait(Math.max(pause, (answer.refusal.retryAfter ?? 0) * 1000))
    answer = await send(order)
  }
  return answer
}
