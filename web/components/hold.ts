// The rule of press-and-hold: one step per click, one more every 200 ms while held, an end when a step is refused.
export const holdEveryMs = 200

export type HoldTimers = { every: (ms: number, run: () => void) => () => void }

/** `step` does one step and says whether it could; the first refusal ends the hold. */
export function createHold(step: () => boolean, timers: HoldTimers = realTimers) {
  let stopTimer: (() => void) | undefined
  let repeated = false

  function press() {
    release()
    repeated = false
    stopTimer = timers.every(holdEveryMs, () => {
      repeated = true
      if (!step()) release()
    })
  }

  function release() {
    stopTimer?.()
    stopTimer = undefined
  }

  /** The click that ends a hold is no further step; a click by keyboard always is one. */
  function click(by: 'pointer' | 'keyboard') {
    release()
    if (by === 'keyboard' || !repeated) step()
  }

  return { press, release, click }
}

const realTimers: HoldTimers = {
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}
