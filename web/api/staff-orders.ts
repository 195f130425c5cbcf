// The staff's questions about orders: list, board, one order, archive.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { StaffOrder } from '../../contract/index.ts'
import { isOut } from '../../domain/order.ts'
import { askStaff, staffCache } from './staff.ts'

export const pageSize = 100

/** `branch` '' stands for all branches of the member. */
export function useOrderList(branch: string, search: string) {
  return useInfiniteQuery(
    {
      queryKey: ['orders', 'list', branch, search],
      queryFn: ({ pageParam, signal }) => {
        const page = { limit: pageSize, ...(pageParam && { before: pageParam }) }
        return askStaff('orders.list', { ...page, ...(branch && { branch }), ...(search && { search }) }, signal)
      },
      initialPageParam: 0,
      getNextPageParam: (last) =>
        last.more ? last.orders.reduce((least, { id }) => Math.min(least, id), Infinity) : null,
      placeholderData: keepPreviousData,
    },
    staffCache,
  )
}

export const useBoard = (branch: string) =>
  useQuery(
    {
      queryKey: ['orders', 'board', branch],
      queryFn: ({ signal }) => askStaff('orders.board', { branch }, signal),
      enabled: branch !== '',
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

/** Puts an order that the server just answered into every cache entry that shows it. */
export function rememberOrder(order: StaffOrder): void {
  staffCache.setQueryData<StaffOrder>(['orders', 'one', order.id], order)
  staffCache.setQueryData<{ orders: StaffOrder[]; today: number }>(['orders', 'board', order.branch], (board) => {
    if (!board) return board
    const others = board.orders.filter(({ id }) => id !== order.id)
    const orders = isOut(order.lines) ? others : [...others, order].sort(sooner)
    return { ...board, orders }
  })
}

const sooner = (one: StaffOrder, other: StaffOrder) => one.wantedAt - other.wantedAt || one.id - other.id

export const useClearOrders = () =>
  useMutation(
    {
      mutationFn: (branches: readonly string[]) => askStaff('orders.clear', { branches: [...branches] }),
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
