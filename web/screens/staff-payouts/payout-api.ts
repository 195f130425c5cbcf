// What the owner reads and sends about payouts.
import { keepPreviousData } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import { readAgain, useStaffRead, useStaffSend } from '../../api/staff/staff-api.ts'

export type PayoutsNow = Output<'payouts.read'>
export type Payout = PayoutsNow['payouts'][number]

/** Those before an instant; without one, the newest. */
export const usePayouts = (before: number | undefined) =>
  useStaffRead(['payments', 'payouts', before ?? ''], 'payouts.read', before === undefined ? {} : { before }, {
    placeholderData: keepPreviousData,
  })

const changed = { onSettled: () => readAgain('payments') }
export const useLookForPayouts = () => useStaffSend('payouts.look', changed)
export const useSetPayoutKey = () => useStaffSend('payouts.setKey', changed)
