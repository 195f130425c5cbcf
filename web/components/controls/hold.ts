// The rule of press-and-hold: one step per click, repeated steps while held, and an end when a step is refused.

/** How long a press lasts before it counts as a hold: a thumb that rests before scrolling is not holding yet. */
export const holdAfterMs = 450
/** The interval of the repeat (MENU-6). */
export const holdEveryMs = 200

export type HoldTimers = { after: (ms: number, run: () => void) => () => void }

type Steps = {
  /** Does one step and returns whether it was possible; the first refusal ends the hold. */
  step: () => boolean
  /** Undoes all steps since `begin`. */
  takeBack: () => void
  /** A press begins. */
  begin: () => void
}

export function createHold({ step, takeBack, begin }: Steps, timers: HoldTimers = realTimers) {
  let stopTimer: (() => void) | undefined
  /** The press has already stepped, or was given up, so its click is not another step. */
  let done = false
  let stepped = false

  function press() {
    release()
    done = false
    stepped = false
    begin()
    stopTimer = timers.after(holdAfterMs, repeat)
  }

  function repeat() {
    done = true
    if (!step()) return release()
    stepped = true
    stopTimer = timers.after(holdEveryMs, repeat)
  }

  function release() {
    stopTimer?.()
    stopTimer = undefined
  }

  /** The touch became a scroll, so its steps are undone. */
  function giveUp() {
    release()
    done = true
    if (stepped) takeBack()
    stepped = false
  }

  /** A click by keyboard is always a step. */
  function click(by: 'pointer' | 'keyboard') {
    release()
    if (by === 'keyboard' || !done) step()
    done = false
  }

  return { press, release, giveUp, click }
}

const realTimers: HoldTimers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
