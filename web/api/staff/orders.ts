// The staff's calls about orders: list, board, one order, archive.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output, StaffOrder } from '../../../contract/index.ts'
import { withOrder } from '../../../domain/order/board.ts'
import type { OrderSorting, SortDirection } from '../../../domain/order/order-sorting.ts'
import { askStaff, staffCache } from './staff.ts'

export const pageSize = 100

export interface ListWish {
  /** '' means all branches of the member. */
  readonly branch: string
  readonly search: string
  readonly sort: OrderSorting
  readonly direction: SortDirection
}

type Next = Output<'orders.list'>['next']

export function useOrderList({ branch, search, sort, direction }: ListWish) {
  return useInfiniteQuery(
    {
      queryKey: ['orders', 'list', branch, search, sort, direction],
      queryFn: ({ pageParam, signal }) => {
        const page = { sort, direction, limit: pageSize, ...pageParam }
        return askStaff('orders.list', { ...page, ...(branch && { branch }), ...(search && { search }) }, signal)
      },
      initialPageParam: null as Next,
      getNextPageParam: (last) => last.next,
      placeholderData: keepPreviousData,
    },
    staffCache,
  )
}

/** The most ready orders, and the most orders of earlier days, to load. */
export interface BoardLimits {
  readonly ready: number
  readonly earlier: number
}

/** `date`: today at the branch. A new day reads again, because orders become those of an earlier day. */
export const useBoard = (branch: string, date: string, limits: BoardLimits) =>
  useQuery(
    {
      queryKey: ['orders', 'board', branch, date, limits],
      queryFn: ({ signal }) => askStaff('orders.board', { branch, ...limits }, signal),
      enabled: branch !== '',
      placeholderData: keepPreviousData,
    },
    staffCache,
  )

export const useOrder = (id: number) =>
  useQuery(
    {
      queryKey: ['orders', 'one', id],
      queryFn: ({ signal }) => askStaff('orders.read', { id }, signal),
      enabled: Number.isInteger(id) && id > 0,
    },
    staffCache,
  )

/** Writes an order that the server just returned into every cache entry that shows it. */
export function rememberOrder(order: StaffOrder): void {
  staffCache.setQueryData<StaffOrder>(['orders', 'one', order.id], order)
  staffCache.setQueriesData<Output<'orders.board'>>({ queryKey: ['orders', 'board', order.branch] }, (board) => {
    if (!board) return board
    return { ...board, ...withOrder<StaffOrder>(board, order) }
  })
}

export const useClearOrders = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'orders.clear'>) => askStaff('orders.clear', wish),
      onSettled: refreshOrders,
    },
    staffCache,
  )

export const useArchives = (wanted: boolean) =>
  useQuery(
    {
      queryKey: ['archives'],
      queryFn: ({ signal }) => askStaff('archives.list', {}, signal),
      enabled: wanted,
    },
    staffCache,
  )

export const useRestoreArchive = () =>
  useMutation(
    { mutationFn: (id: number) => askStaff('archives.restore', { id }), onSettled: refreshOrders },
    staffCache,
  )

function refreshOrders() {
  void staffCache.invalidateQueries({ queryKey: ['archives'] })
  return staffCache.invalidateQueries({ queryKey: ['orders'] })
}
