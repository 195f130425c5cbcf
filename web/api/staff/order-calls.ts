// The staff's calls about orders: the list, one of them and its steps, entering and changing one, closing the day, the
// archive and the takings.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { Input, OrderRow, Output } from '../../../contract/index.ts'
import { readCode } from '../../../domain/counter/code.ts'
import type { OrderSorting, SortDirection } from '../../../domain/order/order-sorting.ts'
import { readTypedToken } from '../../../domain/order/token.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { rememberOrder } from './board-orders.ts'
import { askStaff, staffCache } from './staff.ts'

const pageSize = 100

interface ListWish {
  /** '' means all branches of the member. */
  readonly branch: string
  readonly search: string
  readonly sort: OrderSorting
  readonly direction: SortDirection
  readonly lang: Locale
}

type Next = Output<'orders.list'>['next']

export function useOrderList({ branch, search, sort, direction, lang }: ListWish) {
  return useInfiniteQuery(
    {
      queryKey: ['orders', 'list', branch, search, sort, direction, lang],
      queryFn: ({ pageParam, signal }) => {
        const page = { sort, direction, lang, limit: pageSize, ...pageParam }
        return askStaff('orders.list', { ...page, ...(branch && { branch }), ...(search && { search }) }, signal)
      },
      initialPageParam: null as Next,
      getNextPageParam: (last) => last.next,
      placeholderData: keepPreviousData,
    },
    staffCache,
  )
}

export const useTakingsToday = (branch: string, wanted: boolean) =>
  useQuery(
    {
      queryKey: ['orders', 'takings', branch],
      queryFn: ({ signal }) => askStaff('takings.today', { branch }, signal),
      enabled: wanted,
    },
    staffCache,
  )

/** '' finds nothing. */
export const useFoundOrders = (branch: string, text: string) =>
  useQuery(
    {
      queryKey: ['orders', 'found', branch, text],
      queryFn: ({ signal }) => askStaff('orders.find', { branch, text }, signal),
      enabled: text !== '',
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

export const useClearOrders = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'orders.clear'>) => askStaff('orders.clear', wish),
      onSettled: refreshArchives,
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
    { mutationFn: (id: number) => askStaff('archives.restore', { id }), onSettled: refreshArchives },
    staffCache,
  )

/** '' finds nothing. */
export const useArchivedOrders = (text: string) =>
  useQuery(
    {
      queryKey: ['archives', 'orders', text],
      queryFn: ({ signal }) => askStaff('archives.find', { text }, signal),
      enabled: text !== '',
    },
    staffCache,
  )

export const useBringBack = () =>
  useMutation(
    { mutationFn: (id: number) => askStaff('archives.bringBack', { id }), onSettled: refreshArchives },
    staffCache,
  )

function refreshArchives() {
  void staffCache.invalidateQueries({ queryKey: ['archives'] })
  return staffCache.invalidateQueries({ queryKey: ['orders'] })
}

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

export const useEnterOrder = () =>
  useMutation(
    { mutationFn: (wish: Input<'orders.enter'>) => askStaff('orders.enter', wish), onSettled: refreshOrders },
    staffCache,
  )

export const useChangeOrder = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'orders.change'>) => askStaff('orders.change', wish),
      onSuccess: rememberOrder,
      onSettled: refreshOrders,
    },
    staffCache,
  )

export const usePostpone = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'orders.postpone'>) => askStaff('orders.postpone', wish),
      onSuccess: rememberOrder,
      onSettled: refreshOrders,
    },
    staffCache,
  )

/**
 * The one order that a scanned link, a token or a code means exactly, an open one first; undefined if there is none
 * (CALL-3). A code without its letter means an open order, and nothing where two branches have one.
 */
export async function findExactly(typed: string): Promise<OrderRow | undefined> {
  const tokens = readTypedToken(typed)
  for (const token of tokens.ok ? tokens.value : []) {
    const found = (await listed(token)).find((order) => order.token === token)
    if (found) return found
  }
  const code = readCode(typed, '')
  if (!code) return undefined
  const meant = (await listed(typed.trim())).filter((order) => order.code !== '' && order.code.endsWith(code))
  const open = meant.filter(({ overAt }) => overAt === null)
  if (code.startsWith('-')) return open.length === 1 ? open[0] : undefined
  return open[0] ?? meant[0]
}

const listed = async (search: string) => (await askStaff('orders.list', { search, limit: 50 })).orders

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
