// Keeps a staff screen fresh while it is open, and sends what could not be sent once the connection is back.
import { useEffect } from 'react'
import type { LiveState } from '../api/live/live.ts'
import { resendLineStatuses } from '../api/staff/orders/line-statuses.ts'
import { useStaffLive } from '../api/staff/staff.ts'

export function useStaffUpdates(branches: readonly string[]): LiveState {
  const state = useStaffLive(branches)
  useEffect(() => {
    if (state === 'live') resendLineStatuses()
    const again = () => resendLineStatuses()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [state])
  return state
}
