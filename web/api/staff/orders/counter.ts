// The staff's calls at the counter: entering an order, changing one, and finding one by what was scanned or typed.
import { useMutation } from '@tanstack/react-query'
import type { Input, OrderRow } from '../../../../contract/index.ts'
import { readCode } from '../../../../domain/counter/code.ts'
import { readTypedToken } from '../../../../domain/order/token.ts'
import { askStaff, staffCache } from '../staff.ts'
import { rememberOrder } from './orders.ts'
import { refreshOrders } from './steps.ts'

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
