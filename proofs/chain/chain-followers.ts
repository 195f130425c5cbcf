// Customers who follow their orders, each by a stream of its own, as a browser and the page keep it: lost, it is opened
// again after the time that the server said, or after an answer that is none, a little later each time.
import { get } from 'node:http'
import { eventsOf } from '#server/testing/live-stream.ts'

export interface FollowedOrder {
  readonly id: number
  readonly token: string
}

export interface ChainFollower {
  readonly order: FollowedOrder
  /** When its stream was live last, by performance.now(). */
  readonly liveAt: number
  readonly isLive: boolean
  /** How often its stream was lost. */
  readonly lost: number
  /** Where the first line stands, as it heard last. */
  readonly status: string
  /** The next it hears. */
  hear(): Promise<void>
  close(): void
}

/** As browsers do without a word from the server. */
const usualWait = 3000

/** Resolves once it is live. */
export async function openChainFollower(address: string, order: FollowedOrder): Promise<ChainFollower> {
  let last = ''
  let wait = usualWait
  let refused = 0
  let closed = false
  let cut = (): void => {}
  let hearers: (() => void)[] = []
  const first = Promise.withResolvers<void>()
  const state = { liveAt: 0, isLive: false, lost: 0, status: '' }

  const hear = (event: string, data: string): void => {
    if (event === 'hello') refused = 0
    if (event === 'beat' && !state.isLive) {
      state.isLive = true
      state.liveAt = performance.now()
      first.resolve()
    }
    if (event !== 'orders.lineStatusSet') return
    state.status = (JSON.parse(data) as { lines: { status: string }[] }).lines[0]?.status ?? ''
    for (const done of hearers.splice(0)) done()
  }

  const open = (): void => {
    if (closed) return
    const headers = last === '' ? {} : { 'last-event-id': last }
    let isOver = false
    const over = (isBrowser: boolean): void => {
      if (!isOver) again(isBrowser)
      isOver = true
    }
    const asked = get(`${address}/api/live?token=${order.token}`, { agent: false, headers }, (answer) => {
      const isStream = answer.statusCode === 200
      if (isStream)
        eventsOf(answer, ({ id, event, data = '', retry }) => {
          if (retry) wait = Number(retry)
          if (id) last = id
          if (event) hear(event, data)
        })
      else answer.resume()
      answer.on('close', () => over(isStream))
    })
    cut = () => asked.destroy()
    asked.on('error', () => over(true))
  }

  /** The browser comes back to a stream that was cut; after another answer the page does, more slowly each time. */
  const again = (isBrowser: boolean): void => {
    cut = () => {}
    if (state.isLive) state.lost++
    state.isLive = false
    const later = isBrowser ? wait : 1000 * 2 ** refused++ * (0.75 + Math.random() / 2)
    setTimeout(open, later)
  }

  open()
  await first.promise
  return {
    order,
    get liveAt() {
      return state.liveAt
    },
    get isLive() {
      return state.isLive
    },
    get lost() {
      return state.lost
    },
    get status() {
      return state.status
    },
    hear: () => new Promise((resolve) => hearers.push(resolve)),
    close: () => {
      closed = true
      hearers = []
      cut()
    },
  }
}
