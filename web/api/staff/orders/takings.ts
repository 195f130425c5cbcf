// The owner's call about the takings: who sees them.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '../../../../contract/index.ts'
import { askStaff, staffCache } from '../staff.ts'

export const useTakings = () =>
  useQuery({ queryKey: ['takings'], queryFn: ({ signal }) => askStaff('takings.read', {}, signal) }, staffCache)

export const useSetTakings = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'takings.set'>) => askStaff('takings.set', wish),
      onSettled: () => staffCache.invalidateQueries({ queryKey: ['takings'] }),
    },
    staffCache,
  )
