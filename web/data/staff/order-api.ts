// The staff's calls about orders: the list, one of them and its steps, entering and changing one, closing the day, the
// archive and the takings.

import { keepPreviousData } from '@tanstack/react-query'
import type { OrderRow, Output } from '#contract/index.ts'
import type { DateText } from '#domain/branch/hours.ts'
import type { AskedFigures } from '#domain/money/figure-span.ts'
import { readCode } from '#domain/order/counter/code.ts'
import { isOver } from '#domain/order/course.ts'
import type { ListPayment, ListState } from '#domain/order/list-states.ts'
import type { ListOrdering, SortDirection } from '#domain/order/order-sorting.ts'
import { readTypedToken } from '#domain/order/token.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { rememberOrder } from './board-orders.ts'
import { type ListedPlace, placeAsked } from './listed-place.ts'
import { askStaff, readAgain, readFresh, useStaffPages, useStaffRead, useStaffSend } from './staff-api.ts'

const pageSize = 100

interface ListWish {
  readonly branch: ListedPlace
  readonly search: string
  readonly sort: ListOrdering
  readonly direction: SortDirection
  readonly state: ListState | undefined
  readonly payment: ListPayment | undefined
  /** Instead of the list; its orders are archived or not. */
  readonly period: { readonly from: DateText; readonly to: DateText } | undefined
  readonly lang: Locale
}

export const useOrderList = ({ branch, search, sort, direction, state, payment, period, lang }: ListWish) =>
  useStaffPages(
    ['orders', 'list', branch, search, sort, direction, state, payment, period, lang],
    'orders.list',
    (next?: NonNullable<Output<'orders.list'>['next']>) => ({
      sort,
      direction,
      lang,
      limit: pageSize,
      ...next,
      ...placeAsked(branch),
      ...period,
      ...(state && { state }),
      ...(payment && { payment }),
      ...(search && { search }),
    }),
    ({ next }) => next,
  )

export const useTakingsToday = (branch: string, wanted: boolean) =>
  useStaffRead(['orders', 'takings', branch], 'takings.today', { branch }, { enabled: wanted })

/** '' finds nothing. */
export const useFoundOrders = (branch: string, text: string) =>
  useStaffRead(
    ['orders', 'found', branch, text],
    'orders.find',
    { branch, text },
    { enabled: text !== '', placeholderData: keepPreviousData },
  )

/** What the branch sold most; kept for a while, so that tiles stay where they are. */
export const useMostSold = (branch: string) =>
  useStaffRead(['most sold', branch], 'orders.mostSold', { branch }, { staleTime: 600_000 })

/** The first orders of the list that a search finds, at all branches of the member; '' finds nothing. */
export const useOrdersNamed = (search: string, lang: Locale) =>
  useStaffRead(
    ['orders', 'named', search, lang],
    'orders.list',
    { search, lang, limit: 20 },
    { enabled: search !== '' },
  )

export const useOrder = (id: number) =>
  useStaffRead(['orders', 'one', id], 'orders.read', { id }, { enabled: Number.isInteger(id) && id > 0 })

/** As it is now, whatever the list has of it. */
export const readOrder = (id: number) => readFresh(['orders', 'one', id], 'orders.read', { id })

export const useClearOrders = () => useStaffSend('orders.clear', { onSettled: refreshArchives })

export const useArchives = (wanted: boolean) => useStaffRead(['archives'], 'archives.list', {}, { enabled: wanted })

export const useRestoreArchive = () => useStaffSend('archives.restore', { onSettled: refreshArchives })

/** '' finds nothing. */
export const useArchivedOrders = (text: string) =>
  useStaffRead(['archives', 'orders', text], 'archives.find', { text }, { enabled: text !== '' })

export const useBringBack = () => useStaffSend('archives.bringBack', { onSettled: refreshArchives })

function refreshArchives() {
  return readAgain('archives', 'orders', 'books')
}

/** Each wish carries its own key, so that a retry with the same wish is one step. */
export const useStep = () => useStaffSend('orders.step', { onSuccess: rememberOrder, onSettled: refreshOrders })

export const useHistory = (id: number) => useStaffRead(['orders', 'history', id], 'orders.history', { id })

export const refreshOrders = (): Promise<unknown> => readAgain('orders')

export const useEnterOrder = () => useStaffSend('orders.enter', { onSettled: refreshOrders })

export const useChangeOrder = () =>
  useStaffSend('orders.change', { onSuccess: rememberOrder, onSettled: refreshOrders })

export const usePostpone = () => useStaffSend('orders.postpone', { onSuccess: rememberOrder, onSettled: refreshOrders })

export const useSetForm = () => useStaffSend('orders.setForm', { onSuccess: rememberOrder, onSettled: refreshOrders })

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
  const open = meant.filter(({ phase }) => !isOver(phase))
  if (code.startsWith('-')) return open.length === 1 ? open[0] : undefined
  return open[0] ?? meant[0]
}

const listed = async (search: string) => (await askStaff('orders.list', { search, limit: 50 })).orders

/** What closing the day would move now, at these branches. */
export const useDayNow = (branches: readonly string[], wanted: boolean) =>
  useStaffRead(
    ['orders', 'day', branches],
    'days.now',
    { branches: branches.join(',') },
    { enabled: wanted && branches.length > 0, staleTime: 0, placeholderData: keepPreviousData },
  )

/** The closings of a day, newest first, in pages. */
export const useClosings = (place: ListedPlace, day: DateText) =>
  useStaffPages(
    ['archives', 'days', place, day],
    'days.list',
    (before?: number) => ({ ...placeAsked(place), day, ...(before && { before }) }),
    ({ next }) => next,
  )

export type FiguresOfSpan = Output<'figures.read'>
export type SpanFigures = FiguresOfSpan['of']
/** Without what was sold. */
export type CountsOfSpan = FiguresOfSpan['before']
export type MoneyRead = Output<'figures.readMoney'>
export type MoneyOfSpan = MoneyRead['of']

export type SideBySide = Output<'figures.readBranches'>

/** What was read last stays while another period is read, and each minute it is read again. */
const asFigures = { refetchInterval: 60_000, placeholderData: keepPreviousData }

/** The figures of a period, beside the one with which it is compared. */
export const useFigures = (place: ListedPlace, asked: AskedFigures) =>
  useStaffRead(['figures', place, asked], 'figures.read', { ...placeAsked(place), ...asked }, asFigures)

/** Turnover and payment methods of a period. */
export const useMoneyFigures = (place: ListedPlace, asked: AskedFigures) =>
  useStaffRead(['figures', 'money', place, asked], 'figures.readMoney', { ...placeAsked(place), ...asked }, asFigures)

/** The branches of all of them or of a region, side by side. */
export const useSideBySide = (region: string | undefined, asked: AskedFigures) =>
  useStaffRead(
    ['figures', 'branches', region ?? '', asked],
    'figures.readBranches',
    { ...(region !== undefined && { region }), ...asked },
    asFigures,
  )

/** Turnover and orders of each region. */
export const useRegionFigures = (asked: AskedFigures) =>
  useStaffRead(['figures', 'regions', asked], 'figures.readRegions', asked, asFigures)

export const useTakings = () => useStaffRead(['takings'], 'takings.read', {})

export const useSetTakings = () => useStaffSend('takings.set', { onSettled: () => readAgain('takings') })
