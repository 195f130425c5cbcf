// Motion that a visitor can stop: it holds under the pointer and the focus, has a pause, and heeds reduced motion.
import { useState, useSyncExternalStore } from 'react'

export interface Motion {
  /** Whether it is to move now. */
  readonly moving: boolean
  /** The visitor stopped it by the button. */
  readonly stopped: boolean
  /** False where the visitor's system asks for reduced motion: then nothing moves and no button is needed. */
  readonly wanted: boolean
  readonly toggle: () => void
  /** For the element that moves, with all that lies over it. */
  readonly hold: {
    readonly onPointerEnter: () => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: () => void
  }
}

export function useMotion(): Motion {
  const wanted = useSyncExternalStore(watch, isMotionWanted)
  const [stopped, setStopped] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    moving: wanted && !stopped && !pointed && !focused,
    stopped,
    wanted,
    toggle: () => {
      // Who presses play wants it to go on, although pointer and focus are on the button.
      if (stopped) {
        setPointed(false)
        setFocused(false)
      }
      setStopped(!stopped)
    },
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

export const isMotionWanted = (): boolean => !still.matches

function watch(changed: () => void): () => void {
  still.addEventListener('change', changed)
  return () => still.removeEventListener('change', changed)
}
