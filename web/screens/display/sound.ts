// Whether a display can be heard: browsers want one touch first, unless they were started as a kiosk.
import { useEffect, useState } from 'react'
import { canRing, unlock, wakeAudio, watchAudio } from '../../components/feedback/chime.ts'

const touches = ['pointerup', 'touchend', 'click', 'keydown'] as const
/** How long a browser may take to allow sound by itself, in ms. */
const wakingMs = 1_500

/** True while the browser withholds sound. Any touch, click or key then asks for it. */
export function useSilence(): boolean {
  const [silent, setSilent] = useState(false)
  useEffect(() => {
    const look = () => setSilent(!canRing())
    const touched = () => {
      unlock()
      look()
    }
    wakeAudio()
    const first = setTimeout(look, wakingMs)
    const unwatch = watchAudio(look)
    for (const touch of touches) addEventListener(touch, touched)
    return () => {
      clearTimeout(first)
      unwatch()
      for (const touch of touches) removeEventListener(touch, touched)
    }
  }, [])
  return silent
}
