// The staff's calls of ringing orders up by hand.
import type { Output } from '#contract/index.ts'
import { rememberOrder } from './board-orders.ts'
import { refreshOrders } from './order-api.ts'
import { useStaffRead, useStaffSend } from './staff-api.ts'

export type RingUpOrder = Output<'orders.ringUps'>['toDo'][number]

export const useRingUps = (branch: string) => useStaffRead(['orders', 'ring-ups', branch], 'orders.ringUps', { branch })

/** Each wish carries its own key, so that a retry with the same wish is one step. */
export const useRingUp = () => useStaffSend('orders.ringUp', { onSuccess: rememberOrder, onSettled: refreshOrders })

export const useRingUpNot = () =>
  useStaffSend('orders.ringUpNot', { onSuccess: rememberOrder, onSettled: refreshOrders })
