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
 * (CALL-3).
 */
export async function findExactly(typed: string): Promise<OrderRow | undefined> {
  const code = readCode(typed, '')
  const token = readTypedToken(typed)
  const searches = [...(token.ok ? token.value : []), ...(code && /^[A-Z]/.test(code) ? [code] : [])]
  for (const search of searches) {
    const { orders } = await askStaff('orders.list', { search, limit: 50 })
    const exact = orders.filter((order) => order.token === search || order.code === search)
    const found = exact.find(({ overAt }) => overAt === null) ?? exact[0]
    if (found) return found
  }
  return undefined
}
