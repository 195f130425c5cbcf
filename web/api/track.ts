// Follows one order: reads it once, then listens; polls each second while no stream can be opened (TRACK-3).
import { useEffect, useState } from 'react'
import type { TrackedOrder } from '../../contract/index.ts'
import type { EventData, LiveEvent } from '../../contract/live.ts'
import { isOut } from '../../domain/order/order.ts'
import { ask, type Refused } from './http/client.ts'
import { type LiveState, listen } from './live/live.ts'

export interface Tracking {
  readonly order: TrackedOrder | undefined
  /** Why the last read failed; the order shown may be older. */
  readonly refused: Refused | undefined
  readonly live: LiveState
}

const pollMs = 1000
/** After the last line is served, so that an Undo by staff still reaches the customer. */
const settlesAfterMs = 10 * 60_000

export function useTracking(token: string): Tracking {
  const [tracking, setTracking] = useState<Tracking>({ order: undefined, refused: undefined, live: 'connecting' })
  useEffect(() => follow(token, (change) => setTracking((before) => ({ ...before, ...change(before) }))), [token])
  return tracking
}

type Change = (before: Tracking) => Partial<Tracking>

/**
 * Reports each change, until the returned function is called or everything has been served for ten minutes (TRACK-5).
 */
export function follow(token: string, tell: (change: Change) => void): () => void {
  let stopped = false
  let reading = false
  let again = false
  let later: ReturnType<typeof setTimeout> | undefined
  let poll: ReturnType<typeof setInterval> | undefined
  let unlisten: (() => void) | undefined
  let settling: ReturnType<typeof setTimeout> | undefined

  function stop() {
    stopped = true
    clearTimeout(later)
    clearTimeout(settling)
    clearInterval(poll)
    unlisten?.()
  }

  async function read(): Promise<void> {
    // An event that comes while a read is under way may be newer than its answer.
    if (reading || later) again = true
    if (reading || later || stopped) return
    reading = true
    again = false
    const answer = await ask('orders.track', { token })
    reading = false
    if (stopped) return
    if (answer.ok) show(answer.value)
    else refuse(answer.refusal)
    if (again) await read()
  }

  function show(order: TrackedOrder): void {
    tell(() => ({ order, refused: undefined }))
    settle(isOut(order.lines))
  }

  function settle(out: boolean): void {
    if (out) {
      settling ??= setTimeout(stop, settlesAfterMs)
      return
    }
    clearTimeout(settling)
    settling = undefined
  }

  function refuse(refused: Refused): void {
    tell(() => ({ refused }))
    if (refused.refusal === 'token_unknown' || refused.refusal === 'bad_input') {
      stop()
      return
    }
    const seconds = refused.retryAfter ?? (refused.refusal === 'too_many' ? 10 : 2)
    later = setTimeout(() => {
      later = undefined
      void read()
    }, seconds * 1000)
  }

  function hear({ name, data }: LiveEvent): void {
    if (name === 'hello' || name === 'reset') return void read()
    if (name !== 'orders.lineStatusSet' || data.token !== token) return
    tell(({ order }) => ({ order: order && withNews(order, data) }))
    // The event has enough to show; reading the order confirms it.
    void read()
  }

  void read()
  unlisten = listen({ token }, hear, (live) => {
    tell(() => ({ live }))
    clearInterval(poll)
    if (live === 'polling') poll = setInterval(() => void read(), pollMs)
  })
  return stop
}

/** The order with the line statuses of an event. */
export function withNews(order: TrackedOrder, news: Pick<EventData['orders.lineStatusSet'], 'lines'>): TrackedOrder {
  const statuses = new Map(news.lines.map((line) => [line.id, line.status]))
  return { ...order, lines: order.lines.map((line) => ({ ...line, status: statuses.get(line.id) ?? line.status })) }
}
