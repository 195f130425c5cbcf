// The staff's calls about fake orders: who asks to be let in, who is blocked, and what the owner sets.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { refreshOrders } from './order-calls.ts'
import { askStaff, staffCache } from './staff.ts'

export type GuardState = Output<'guard.read'>

/** With a code, the asks whose customers say it, also those beyond the newest. */
export const useGuard = (code?: string) =>
  useQuery(
    {
      queryKey: ['guard', code ?? ''],
      queryFn: ({ signal }) => askStaff('guard.read', code ? { code } : {}, signal),
    },
    staffCache,
  )

export const useAnswerAsk = () =>
  useMutation(
    { mutationFn: (wish: Input<'guard.answer'>) => askStaff('guard.answer', wish), onSettled: readAgain },
    staffCache,
  )

export const useLiftBlock = () =>
  useMutation({ mutationFn: (id: number) => askStaff('guard.lift', { id }), onSettled: readAgain }, staffCache)

export const useSaveGuard = () =>
  useMutation(
    { mutationFn: (wish: Input<'guard.setRules'>) => askStaff('guard.setRules', wish), onSettled: readAgain },
    staffCache,
  )

/** No hook: it is sent when nobody took it back, whatever page is open then. */
export async function blockOrder(wish: Input<'orders.block'>): Promise<Output<'orders.block'>> {
  try {
    return await askStaff('orders.block', wish)
  } finally {
    void Promise.all([readAgain(), refreshOrders()])
  }
}

const readAgain = () => staffCache.invalidateQueries({ queryKey: ['guard'] })
