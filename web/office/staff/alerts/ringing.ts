// What rings: orders until somebody accepts them, and whatever else arrived since this page began to listen, once
// (BOARD-4).

interface Arrived {
  readonly id: number
  /** When it arrived, on the server's clock. */
  readonly at: number
}

export const ringTimes = { everyMs: 6000, loudAfterMs: 60_000, loudEveryMs: 3000 } as const

/** `ring` plays the tune once; `now` is the server's clock. A new order rings at once. */
export function openOrderBell(ring: (loud: boolean) => void, now: () => number) {
  let waiting: readonly Arrived[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function strike() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const loud = now() - Math.min(...waiting.map(({ at }) => at)) >= ringTimes.loudAfterMs
    ring(loud)
    timer = setTimeout(strike, loud ? ringTimes.loudEveryMs : ringTimes.everyMs)
  }

  return {
    /** Receives the orders that nobody has accepted, whenever they were read. */
    ringUntilAccepted(orders: readonly Arrived[]) {
      const known = new Set(waiting.map(({ id }) => id))
      const fresh = orders.some(({ id }) => !known.has(id))
      waiting = orders
      if (fresh || waiting.length === 0) strike()
    },
    stop() {
      waiting = []
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** The clocks of servers may differ by seconds. */
const slackMs = 60_000

/**
 * Returns a function that says which arrivals are new: each order, reservation and message once. `scope`: who listens
 * for what; its first read has no news.
 */
export function openArrivalMemory() {
  const begunAt = new Map<string, number>()
  const heard = new Map<string, Set<number>>()
  return (scope: string, kind: string, arrivals: readonly Arrived[], now: number): number[] => {
    const known = heard.get(kind) ?? new Set()
    const begun = begunAt.get(`${scope} ${kind}`)
    // An older one reappears: an order whose step was undone, or that was restored from the archive.
    const isNew = ({ id, at }: Arrived) => begun !== undefined && !known.has(id) && at >= begun - slackMs
    const fresh = arrivals.filter(isNew).map(({ id }) => id)
    if (begun === undefined) begunAt.set(`${scope} ${kind}`, now)
    for (const { id } of arrivals) known.add(id)
    heard.set(kind, known)
    return fresh
  }
}
