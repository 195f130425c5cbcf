// Motion that a visitor can stop: it pauses under the pointer and the focus, has a button, and respects reduced motion.
import { useState, useSyncExternalStore } from 'react'

export interface Motion {
  /** Whether it should move now. */
  readonly moving: boolean
  /** The visitor stopped it with the button. */
  readonly stopped: boolean
  /** False if the visitor's system asks for reduced motion: then nothing moves and no button is needed. */
  readonly wanted: boolean
  readonly toggle: () => void
  /** For the element that moves, with everything that lies over it. */
  readonly hold: {
    readonly onPointerEnter: () => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: () => void
  }
}

export function useMotion(): Motion {
  const wanted = useSyncExternalStore(watch, isMotionWanted, isMotionWanted)
  const [stopped, setStopped] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    moving: wanted && !stopped && !pointed && !focused,
    stopped,
    wanted,
    toggle: () => {
      // Pressing play continues the motion, although pointer and focus are on the button.
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
