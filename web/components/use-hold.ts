// Gives a button press-and-hold: the handlers to spread on it; see hold.ts for the rule.
import type { MouseEvent, PointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { createHold } from './hold.ts'

/** `step` does one step and says whether it could. */
export function useHold(step: () => boolean) {
  const latest = useRef(step)
  const [hold] = useState(() => createHold(() => latest.current()))

  useEffect(() => {
    latest.current = step
  })
  useEffect(() => hold.release, [hold])

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) hold.press()
    },
    onPointerUp: hold.release,
    onPointerCancel: hold.release,
    onPointerLeave: hold.release,
    onBlur: hold.release,
    onClick: (event: MouseEvent) => hold.click(event.detail === 0 ? 'keyboard' : 'pointer'),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
