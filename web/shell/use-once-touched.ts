// True from the first sign that somebody uses the page, to load what a touch may need next.
import { useEffect, useState } from 'react'

// Listened to at the window, so that the scrolling of a carousel, which stays inside it, does not count.
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
