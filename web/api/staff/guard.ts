// The staff's calls about fake orders: who asks to be let in, who is blocked, and what the owner sets.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { refreshOrders } from './orders/steps.ts'
import { askStaff, staffCache } from './staff.ts'

export type GuardState = Output<'guard.read'>

export const useGuard = () =>
  useQuery({ queryKey: ['guard'], queryFn: ({ signal }) => askStaff('guard.read', {}, signal) }, staffCache)

export const useAnswerAsk = () =>
  useMutation(
    { mutationFn: (wish: Input<'guard.answer'>) => askStaff('guard.answer', wish), onSettled: readAgain },
    staffCache,
  )

export const useLiftBlock = () =>
  useMutation({ mutationFn: (id: number) => askStaff('guard.lift', { id }), onSettled: readAgain }, staffCache)

export const useSaveGuard = () =>
  useMutation(
    { mutationFn: (rules: Input<'guard.setRules'>) => askStaff('guard.setRules', rules), onSettled: readAgain },
    staffCache,
  )

export const useBlock = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'orders.block'>) => askStaff('orders.block', wish),
      onSettled: () => Promise.all([readAgain(), refreshOrders()]),
    },
    staffCache,
  )

const readAgain = () => staffCache.invalidateQueries({ queryKey: ['guard'] })
