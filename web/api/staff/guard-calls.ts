// The staff's calls about fake orders: who asks to be let in, who is blocked, and what the owner sets.
import type { Input, Output } from '../../../contract/index.ts'
import { refreshOrders } from './order-calls.ts'
import { askStaff, readAgain, useStaffRead, useStaffSend } from './staff.ts'

export type GuardState = Output<'guard.read'>

/** With a code, also finds asks beyond the newest. */
export const useGuard = (code?: string) => useStaffRead(['guard', code ?? ''], 'guard.read', code ? { code } : {})

/** The rules as they are on the server now. */
export const readGuardRules = (): Promise<GuardState> => askStaff('guard.read', {})

export const useAnswerAsk = () => useStaffSend('guard.answer', { onSettled: again })

export const useLiftBlock = () => useStaffSend('guard.lift', { onSettled: again })

export const useSaveGuard = () => useStaffSend('guard.setRules', { onSettled: again })

/** Not a hook, because it is sent ten seconds later, whatever page is open by then. */
export async function blockOrder(wish: Input<'orders.block'>): Promise<Output<'orders.block'>> {
  try {
    return await askStaff('orders.block', wish)
  } finally {
    void Promise.all([again(), refreshOrders()])
  }
}

const again = () => readAgain('guard')
