// The staff's calls that take a step of an order's course, and its history.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '../../../../contract/index.ts'
import { askStaff, staffCache } from '../staff.ts'
import { rememberOrder } from './orders.ts'

/** Each wish carries its own key, so that a retry with the same wish is one step. */
export const useStep = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'orders.step'>) => askStaff('orders.step', wish),
      onSuccess: rememberOrder,
      onSettled: refreshOrders,
    },
    staffCache,
  )

export const useHistory = (id: number) =>
  useQuery(
    { queryKey: ['orders', 'history', id], queryFn: ({ signal }) => askStaff('orders.history', { id }, signal) },
    staffCache,
  )

export const refreshOrders = (): Promise<void> => staffCache.invalidateQueries({ queryKey: ['orders'] })
