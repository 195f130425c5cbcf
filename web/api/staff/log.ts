// The owner's call about the staff log.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Input } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

export type LogWish = Omit<Input<'log.list'>, 'before' | 'limit'>

/** Newest first, in pages; new entries appear within some seconds. */
export const useLog = (wish: LogWish) =>
  useInfiniteQuery(
    {
      queryKey: ['log', wish],
      queryFn: ({ pageParam, signal }) =>
        askStaff('log.list', { ...wish, ...(pageParam ? { before: pageParam } : {}) }, signal),
      initialPageParam: 0,
      getNextPageParam: (last) => (last.more ? (last.entries.at(-1)?.id ?? null) : null),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: 15_000,
    },
    staffCache,
  )
