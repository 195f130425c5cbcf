// The staff's calls about reviews: the list with its summary, and removing one.
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

export type StaffReview = Output<'reviews.list'>['reviews'][number]

const pageSize = 50

export const useReviews = () =>
  useInfiniteQuery(
    {
      queryKey: ['reviews'],
      queryFn: ({ pageParam, signal }) =>
        askStaff('reviews.list', { limit: pageSize, ...(pageParam && { before: pageParam }) }, signal),
      initialPageParam: 0,
      getNextPageParam: (last) => (last.more ? (last.reviews.at(-1)?.id ?? null) : null),
    },
    staffCache,
  )

export const useRemoveReview = () =>
  useMutation(
    {
      mutationFn: (id: number) => askStaff('reviews.remove', { id }),
      onSettled: () => staffCache.invalidateQueries({ queryKey: ['reviews'] }),
    },
    staffCache,
  )
