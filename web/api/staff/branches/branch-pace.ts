// The staff's calls about the pace of a branch: pausing it, and more minutes for every new order.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '../../../../contract/index.ts'
import { askStaff, staffCache } from '../staff.ts'

/** It ends by itself, and nobody says so: it is read again this often. */
const patrolMs = 30_000

export const usePace = (branch: string) =>
  useQuery(
    {
      queryKey: ['times', branch],
      queryFn: ({ signal }) => askStaff('times.read', { branches: [branch] }, signal),
      refetchInterval: patrolMs,
      select: ({ branches: [times] }) => ({ pause: times?.pause ?? null, extra: times?.quote.extra ?? null }),
    },
    staffCache,
  )

export const useSetPace = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'pace.set'>) => askStaff('pace.set', wish),
      onSettled: () => staffCache.invalidateQueries({ queryKey: ['times'] }),
    },
    staffCache,
  )
