// Keeps tickets in their places under a finger: an empty place stays a second, and what just moved takes no tap (F-54).
import { type MouseEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { held, isClosing, nextClosing, type Place, settle, settleMs } from './places.ts'

export function usePlaces<Ticket extends { readonly id: number }>(tickets: readonly Ticket[]) {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const shown = useRef<readonly Place<Ticket>[]>([])
  const stood = useRef('')
  const down = useRef(false)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const early = useRef(false)
  const now = performance.now()
  const places = down.current ? held(shown.current, tickets) : settle(shown.current, tickets, now)

  useLayoutEffect(() => {
    const standing = standingOf(places, now)
    if (stood.current !== '' && stood.current !== standing) movedAt.current = performance.now()
    stood.current = standing
    shown.current = places
  })

  const closing = nextClosing(places, now)
  useEffect(() => {
    if (closing === null) return
    const timer = setTimeout(again, Math.max(0, closing - performance.now()) + 1)
    return () => clearTimeout(timer)
  }, [closing])

  useEffect(() => {
    // After the click that follows it, so that nothing moves between the two.
    const lift = () => {
      if (down.current)
        setTimeout(() => {
          down.current = false
          again()
        })
    }
    addEventListener('pointerup', lift, true)
    addEventListener('pointercancel', lift, true)
    return () => {
      removeEventListener('pointerup', lift, true)
      removeEventListener('pointercancel', lift, true)
    }
  }, [])

  const guards = {
    onPointerDownCapture: () => {
      down.current = true
      early.current = performance.now() - movedAt.current < settleMs
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by keyboard is meant for what has the focus.
      if (!early.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return {
    places,
    now,
    guards,
    /** To be called when all of them have moved by themselves. */
    moved: () => {
      movedAt.current = performance.now()
    },
  }
}

/** Differs whenever something moves: when a place comes, begins to close, or is gone. */
const standingOf = (places: readonly Place<unknown>[], now: number): string =>
  places.map((place) => (isClosing(place, now) ? `-${place.id}` : place.id)).join()
