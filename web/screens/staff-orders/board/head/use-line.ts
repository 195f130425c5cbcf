// Whether the board is up to date, and if not, since when: it never shows anything older than it says (BOARD-5).
import { useEffect, useState } from 'react'
import { serverNow } from '../../../../api/http/clock.ts'
import { connectionStore } from '../../../../api/http/connection.ts'
import type { LiveState } from '../../../../api/live/live.ts'
import { useObservable } from '../../../../api/observable.ts'

/** Without news for so long, the line counts as gone. */
const patienceMs = 8000

/** Since when nothing gets through; null while the line stands. `readAt`: when the board was read last, by the tablet. */
export function useLineGone(live: LiveState, readAt: number): number | null {
  const reached = useObservable(connectionStore)
  const [goneAt, setGoneAt] = useState<number | null>(null)
  useEffect(() => {
    if (live === 'live' && reached) return setGoneAt(null)
    const since = serverNow() - Math.max(0, Date.now() - readAt)
    const gone = () => setGoneAt((before) => before ?? since)
    if (!reached) return gone()
    // While it polls, each answer begins the time anew.
    setGoneAt(null)
    const timer = setTimeout(gone, Math.max(0, patienceMs - (Date.now() - readAt)))
    return () => clearTimeout(timer)
  }, [live, reached, readAt])
  return goneAt
}
