// The staff's calls about reviews: the list with its summary, and removing one.
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import { askStaff, readAgain, staffCache, useStaffSend } from './staff.ts'

export type StaffReview = Output<'reviews.list'>['reviews'][number]

const pageSize = 50
/** Those of one connection are shown together. */
const mostAlike = 200

/** Which reviews are listed: all, those that wait, or those from the same connection as one. */
export interface ReviewFilter {
  readonly waiting?: boolean
  readonly like?: number
}

export const useReviews = ({ waiting = false, like }: ReviewFilter = {}) =>
  useInfiniteQuery(
    {
      queryKey: ['reviews', waiting, like ?? 0],
      queryFn: ({ pageParam, signal }) =>
        askStaff(
          'reviews.list',
          {
            limit: like === undefined ? pageSize : mostAlike,
            show: waiting ? 'waiting' : 'all',
            ...(like !== undefined && { like }),
            ...(pageParam && { before: pageParam }),
          },
          signal,
        ),
      initialPageParam: 0,
      getNextPageParam: (last) => (last.more ? (last.reviews.at(-1)?.id ?? null) : null),
    },
    staffCache,
  )

export const useRemoveReview = () => useStaffSend('reviews.remove', { onSettled: again })

export const useSetReviewRule = () => useStaffSend('reviews.setRule', { onSettled: again })

export const useShowReviews = () => useStaffSend('reviews.show', { onSettled: again })

export const useRemoveReviews = () => useStaffSend('reviews.removeMany', { onSettled: again })

const again = () => readAgain('reviews')
