// The staff's call for arrivals: orders nobody has begun, reservations and messages nobody has seen.
import type { Output } from '../../../contract/index.ts'
import { readAgain, useStaffRead } from './staff.ts'

export type Arrivals = Output<'arrivals.read'>

/** Whatever the state of the stream, it is read again this often, also in a hidden tab. */
const patrolMs = 30_000

/** `branch` '' means all branches of the member. */
export const useArrivalsRead = (branch: string) =>
  useStaffRead(['arrivals', branch], 'arrivals.read', branch ? { branch } : {}, {
    // A failed call is repeated at the next event or poll; a retry would wait until a hidden page is shown again.
    retry: false,
    staleTime: 0,
    refetchInterval: patrolMs,
    refetchIntervalInBackground: true,
  })

export const readArrivalsAgain = (): void => void readAgain('arrivals')
