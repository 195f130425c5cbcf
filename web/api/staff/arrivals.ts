// The staff's question what came in: orders nobody began, reservations and messages nobody has seen.
import { useQuery } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

export type Arrivals = Output<'arrivals.read'>

/** However the stream fares, it is asked again this often, also in a hidden tab. */
const patrolMs = 30_000

/** `branch` '' stands for all branches of the member. */
export const useArrivalsRead = (branch: string) =>
  useQuery(
    {
      queryKey: ['arrivals', branch],
      queryFn: ({ signal }) => askStaff('arrivals.read', branch ? { branch } : {}, signal),
      // A failed question is asked again by the next news or patrol; a hidden page would wait with it until it is shown.
      retry: false,
      staleTime: 0,
      refetchInterval: patrolMs,
      refetchIntervalInBackground: true,
    },
    staffCache,
  )

export const readArrivalsAgain = (): void => void staffCache.invalidateQueries({ queryKey: ['arrivals'] })
