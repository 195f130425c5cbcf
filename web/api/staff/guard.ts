import type { Input, Output } from '../../../contract/index.ts'
import { refreshOrders } from './order-calls.ts'
import { askStaff, readAgain, useStaffRead, useStaffSend } from './staff.ts'

export type GuardState = Output<'guard.read'>

/** With a code, the asks whose customers say it, also those beyond the newest. */
export const useGuard = (code?: string) => useStaffRead(['guard', code ?? ''], 'guard.read', code ? { code } : {})

export const useAnswerAsk = () => useStaffSend('guard.answer', { onSettled: again })

export const useLiftBlock = () => useStaffSend('guard.lift', { onSettled: again })

export const useSaveGuard = () => useStaffSend('guard.setRules', { onSettled: again })

/** No hook: it is sent when nobody took it back, whatever page is open then. */
export async function blockOrder(wish: Input<'orders.block'>): Promise<Output<'orders.block'>> {
  try {
    return await askStaff('orders.block', wish)
  } finally {
    void Promise.all([again(), refreshOrders()])
  }
}

const again = () => readAgain('guard')
