// Follows one order: reads it once, then listens; polls each second while no stream can be opened (TRACK-3).
import { useEffect, useState } from 'react'
import type { TrackedOrder } from '#contract/index.ts'
import type { EventData, LiveEvent } from '#contract/live-events.ts'
import { ask, type CallRefused, type ServerAnswer } from './http/client.ts'
import { type LiveState, listenLive } from './live/live-stream-api.ts'
import { pauseOf, readUnlessWaiting } from './pause-asked.ts'
import { createReader } from './reader.ts'

export interface Tracking {
  readonly order: TrackedOrder | undefined
  /** Why the last read failed; the order shown may be older. */
  readonly refused: CallRefused | undefined
  readonly live: LiveState
}

const pollMs = 1000
/** After the order is over, so that an Undo by staff still reaches the customer. */
const settlesAfterMs = 10 * 60_000

/** `show` takes over an order that another call returned. */
export function useTracking(token: string): Tracking & { readonly show: (order: TrackedOrder) => void } {
  const [tracking, setTracking] = useState<Tracking>({ order: undefined, refused: undefined, live: 'connecting' })
  useEffect(() => followOrder(token, (change) => setTracking((before) => ({ ...before, ...change(before) }))), [token])
  return { ...tracking, show: (order) => setTracking((before) => ({ ...before, order })) }
}

type Change = (before: Tracking) => Partial<Tracking>

/**
 * Reports each change, until the returned function is called or the order has been over for ten minutes (TRACK-5). With
 * `asksEveryMs` it asks at this interval instead of listening: the page's one stream follows one order.
 */
export function followOrder(token: string, tell: (change: Change) => void, asksEveryMs?: number): () => void {
  const reader = createReader({
    read: (_lang, signal) => ask('orders.track', { token }, { signal }),
    take: (answer) => (answer.ok ? show(answer.value) : refuse(answer.refusal)),
    pauseAfter: ({ refusal }) => (isFinal(refusal) ? undefined : pauseOf(refusal)),
  })
  const read = readUnlessWaiting(reader)
  let poll: ReturnType<typeof setInterval> | undefined
  let unlisten: (() => void) | undefined
  let settling: ReturnType<typeof setTimeout> | undefined

  function stop() {
    reader.stop()
    clearTimeout(settling)
    clearInterval(poll)
    unlisten?.()
  }

  function show(order: TrackedOrder): void {
    tell(() => ({ order, refused: undefined }))
    settle(order.overAt !== null)
  }

  function settle(over: boolean): void {
    if (over) {
      settling ??= setTimeout(stop, settlesAfterMs)
      return
    }
    clearTimeout(settling)
    settling = undefined
  }

  function refuse(refused: CallRefused): void {
    tell(() => ({ refused }))
    if (isFinal(refused)) stop()
  }

  function hear({ name, data }: LiveEvent): void {
    if (name === 'hello' || name === 'reset') return void read()
    if (!('token' in data) || data.token !== token) return
    // The event of set lines has enough to show at once; reading the order confirms it.
    if (name === 'orders.lineStatusSet') tell(({ order }) => ({ order: order && withNews(order, data) }))
    read()
  }

  read()
  if (asksEveryMs !== undefined) {
    poll = setInterval(read, asksEveryMs)
    return stop
  }
  // Also while the page is hidden, to say in its title that the order is ready.
  unlisten = listenLive({ token, whileHidden: true }, hear, (live) => {
    tell(() => ({ live }))
    clearInterval(poll)
    if (live === 'polling') poll = setInterval(read, pollMs)
  })
  return stop
}

/** Another read would return the same. */
const isFinal = ({ refusal }: CallRefused): boolean =>
  refusal === 'token_unknown' || refusal === 'order_archived' || refusal === 'bad_input'

export function withNews(order: TrackedOrder, news: Pick<EventData['orders.lineStatusSet'], 'lines'>): TrackedOrder {
  const statuses = new Map(news.lines.map((line) => [line.id, line.status]))
  return { ...order, lines: order.lines.map((line) => ({ ...line, status: statuses.get(line.id) ?? line.status })) }
}

/** `given`: the name or the telephone number that was given with the order. */
export const readOwnData = (token: string, given: string): Promise<ServerAnswer<'orders.ownData'>> =>
  ask('orders.ownData', { token, given })

export const eraseOwnData = (token: string, given: string): Promise<ServerAnswer<'orders.eraseOwn'>> =>
  ask('orders.eraseOwn', { token, given })
