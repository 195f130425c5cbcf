// The staff's calls about closed days.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { askStaff, staffCache } from '../staff.ts'

/** What closing the day would move now, at these branches. */
export const useDayNow = (branches: readonly string[], wanted: boolean) =>
  useQuery(
    {
      queryKey: ['orders', 'day', branches],
      queryFn: ({ signal }) => askStaff('days.now', { branches: branches.join(',') }, signal),
      enabled: wanted && branches.length > 0,
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    staffCache,
  )

/** The days that were closed, newest first, in pages; '' means all branches of the member. */
export const useDays = (branch: string) =>
  useInfiniteQuery(
    {
      queryKey: ['archives', 'days', branch],
      queryFn: ({ pageParam, signal }) =>
        askStaff('days.list', { ...(branch && { branch }), ...(pageParam ? { before: pageParam } : {}) }, signal),
      initialPageParam: 0,
      getNextPageParam: (last) => last.next,
      placeholderData: keepPreviousData,
    },
    staffCache,
  )
