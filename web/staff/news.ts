// What staff hear while a screen is open: fresh orders ring, and what could not be sent goes out once the line is back.
import { useCallback, useEffect } from 'react'
import type { LiveEvents } from '../../contract/live.ts'
import type { LiveEvent, LiveState } from '../api/live.ts'
import { useStaffLive } from '../api/staff.ts'
import { retryTaps } from '../api/staff-taps.ts'
import { ring } from './sound.ts'

export function useNews(branches: readonly string[]): LiveState {
  const ours = branches.join(' ')
  const hear = useCallback(
    ({ name, data }: LiveEvent) => {
      if (name === 'orders.placed' && ours.split(' ').includes((data as LiveEvents['orders.placed']).branch)) ring()
    },
    [ours],
  )
  const state = useStaffLive(branches, hear)
  useEffect(() => {
    if (state === 'live') retryTaps()
    const again = () => retryTaps()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [state])
  return state
}
