// The rule of press-and-hold: one step per click, repeated steps while held, and an end when a step is refused.
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How long a press lasts before it counts as a hold: a thumb that rests before scrolling is not holding yet. */
export const holdAfterMs = 450
/** The interval of the repeat (MENU-6). */
export const holdEveryMs = 200

type HoldTimers = { after: (ms: number, run: () => void) => () => void }

type Steps = {
  /** Does one step and returns whether it was possible; the first refusal ends the hold. */
  step: () => boolean
  /** Undoes all steps since `begin`. */
  takeBack: () => void
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

type Held = {
  /** Does one step and returns whether it was possible. */
  step: () => boolean
  /** Begins a press, and returns a function that undoes all its steps. */
  remember: () => () => void
}

export function useHold(held: Held) {
  const latest = useRef(held)
  const back = useRef(() => {})
  const unfollow = useRef(() => {})
  const [hold] = useState(() =>
    createHold({
      step: () => latest.current.step(),
      begin: () => {
        back.current = latest.current.remember()
      },
      takeBack: () => back.current(),
    }),
  )

  useEffect(() => {
    latest.current = held
  })
  useEffect(() => hold.release, [hold])

  return {
    onPointerDown: ({ button, pointerType, pointerId, currentTarget }: PointerEvent) => {
      if (button !== 0) return
      hold.press()
      unfollow.current()
      if (pointerType !== 'mouse') unfollow.current = follow(pointerId, currentTarget.getBoundingClientRect(), hold)
    },
    // The button may disappear under the finger, so the finger is followed on the document.
    onPointerUp: hold.release,
    onPointerLeave: hold.release,
    onBlur: hold.release,
    onClick: (event: MouseEvent) => hold.click(event.detail === 0 ? 'keyboard' : 'pointer'),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}

/** Gives the hold up once the finger scrolls or leaves the button; returns what ends the watching. */
function follow(finger: number, button: DOMRect, hold: { release: () => void; giveUp: () => void }): () => void {
  const watching = new AbortController()
  const end = () => watching.abort()
  const away = ({ clientX: x, clientY: y }: globalThis.PointerEvent) =>
    x < button.left || x > button.right || y < button.top || y > button.bottom
  const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: globalThis.PointerEvent) => void) =>
    document.addEventListener(name, (event) => event.pointerId === finger && act(event), { signal: watching.signal })
  on('pointermove', (event) => {
    if (!away(event)) return
    hold.giveUp()
    end()
  })
  on('pointercancel', () => {
    hold.giveUp()
    end()
  })
  on('pointerup', end)
  return end
}
