// What a staff screen hears while it is open: it stays fresh, and what could not be sent goes out once the line is back.
import { useEffect } from 'react'
import type { LiveState } from '../api/live/live.ts'
import { retryTaps } from '../api/staff/line-statuses.ts'
import { useStaffLive } from '../api/staff/staff.ts'

export function useNews(branches: readonly string[]): LiveState {
  const state = useStaffLive(branches)
  useEffect(() => {
    if (state === 'live') retryTaps()
    const again = () => retryTaps()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [state])
  return state
}
