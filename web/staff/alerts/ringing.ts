// Rings for orders until somebody accepts them: at once, then every few seconds, and louder after a minute (BOARD-4).

export interface Waiting {
  readonly id: number
  /** When it came in, on the server's clock. */
  readonly at: number
}

export const ringTimes = { everyMs: 6000, loudAfterMs: 60_000, loudEveryMs: 3000 } as const

/** How an order rings after so long; `everyMs`: until it rings again. */
export const howLoud = (waitedMs: number): { readonly loud: boolean; readonly everyMs: number } =>
  waitedMs >= ringTimes.loudAfterMs
    ? { loud: true, everyMs: ringTimes.loudEveryMs }
    : { loud: false, everyMs: ringTimes.everyMs }

export interface Bell {
  /** Receives the orders that nobody has accepted, whenever they were read. */
  readonly hear: (orders: readonly Waiting[]) => void
  readonly stop: () => void
}

/** `ring` plays the tune once; `now` is the server's clock. A new order rings at once. */
export function openBell(ring: (loud: boolean) => void, now: () => number): Bell {
  let waiting: readonly Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function strike() {
    clearTimeout(timer)
    timer = undefined
    const oldest = Math.min(...waiting.map(({ at }) => at))
    if (waiting.length === 0) return
    const { loud, everyMs } = howLoud(now() - oldest)
    ring(loud)
    timer = setTimeout(strike, everyMs)
  }

  return {
    hear(orders) {
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
