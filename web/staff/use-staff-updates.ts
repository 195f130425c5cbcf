// What a staff screen hears while it is open: it stays fresh, and what could not be sent goes out once the line is back.
import { useEffect } from 'react'
import type { LiveState } from '../api/live/live.ts'
import { resendLineStatuses } from '../api/staff/line-statuses.ts'
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
