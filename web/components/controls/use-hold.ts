// Gives a button press-and-hold: the handlers to spread on it; hold.ts has the rule.
import type { MouseEvent, PointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { createHold } from './hold.ts'

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
