// Brings back what was scrolled away once nobody has touched the screen for a while, never under a finger.
import { useEffect, useRef } from 'react'
import { isOpened } from '../state/opened.ts'

export const quietMs = 20_000

const signs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'scroll'] as const
const touches = ['touchstart', 'touchend', 'touchcancel'] as const

export function useReturn(away: boolean, back: () => void): void {
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    if (!away) return
    let fingers = 0
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (fingers > 0 || isOpened() ? wait() : latest.current()), quietMs)
    }
    // A finger that scrolls is no pointer any more, but still a touch.
    const touched = ({ touches: on }: TouchEvent) => {
      fingers = on.length
      wait()
    }
    const options = { capture: true, passive: true }
    for (const sign of signs) addEventListener(sign, wait, options)
    for (const touch of touches) addEventListener(touch, touched, options)
    wait()
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, wait, options)
      for (const touch of touches) removeEventListener(touch, touched, options)
    }
  }, [away])
}
