// What the owner reads and sends about online payment.
import type { Output } from '#contract/index.ts'
import { askStaff, readAgain, useStaffRead, useStaffSend } from '#web/data/staff/staff-api.ts'

export type OnlineSetup = Output<'payments.read'>

export const useOnlineSetup = () => useStaffRead(['payments'], 'payments.read', {})
export const readOnlineSetup = (): Promise<OnlineSetup> => askStaff('payments.read', {})
export const watchOnlineSetup = (): Promise<OnlineSetup> => askStaff('payments.watch', {})

const paymentsChanged = () => readAgain('payments')
export const useSetPaymentKey = () => useStaffSend('payments.setKey', { onSettled: paymentsChanged })
export const useSavePayments = () => useStaffSend('payments.save', { onSettled: paymentsChanged })
export const useTryPayment = () => useStaffSend('payments.try', {})
export const useSettleBack = () => useStaffSend('payments.settleBack', { onSettled: paymentsChanged })
