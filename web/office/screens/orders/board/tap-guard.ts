// Keeps a tap from what came under the finger a moment ago, because it was meant for what stood there before.
import { type MouseEvent, useEffect, useRef, useState } from 'react'

/** How long a touch does nothing after what it meets has moved, come or changed. */
export const settleMs = 400

/** Shows that a tap did nothing. */
export const ignored = { opacity: [0.35, 1] }

/** What a button needs that does nothing for a short time after it came, or after `what` it does has changed. */
export function useTapGuard(what: string) {
  const [settled, settle] = useState<string>()
  const early = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => settle(what), settleMs)
    return () => clearTimeout(timer)
  }, [what])
  const isNew = settled !== what
  return (act: () => void) => ({
    'aria-disabled': isNew,
    onPointerDown: () => {
      early.current = isNew
    },
    onClick: ({ detail, currentTarget }: MouseEvent) => {
      // A click from the keyboard has no touch that began earlier.
      if (isNew || (detail > 0 && early.current)) currentTarget.animate(ignored, settleMs)
      else act()
    },
  })
}
