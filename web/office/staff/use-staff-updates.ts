// Keeps a staff screen fresh while it is open, and sends what could not be sent once the connection is back.
import { useEffect } from 'react'
import type { LiveState } from '#web/data/live/live-stream-api.ts'
import { useStaffLive } from '#web/data/staff/staff-api.ts'
import { resendTaps } from '#web/data/staff/tap-queue.ts'

const noBranches: readonly string[] = []

/** Without branches: of what concerns the whole shop. */
export function useStaffUpdates(branches = noBranches): LiveState {
  const state = useStaffLive(branches)
  useEffect(() => {
    if (state === 'live') resendTaps()
    const again = () => resendTaps()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [state])
  return state
}
