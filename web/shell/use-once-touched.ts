// True from the first sign that somebody uses the page on, to load what a touch may ask for next.
import { useEffect, useState } from 'react'

// Heard at the window, so that a carousel that turns by itself, whose scrolling stays inside it, is none.
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const

export function useOnceTouched(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return
    const heard = new AbortController()
    for (const sign of signs) addEventListener(sign, () => setTouched(true), { signal: heard.signal, passive: true })
    return () => heard.abort()
  }, [touched])
  return touched
}
