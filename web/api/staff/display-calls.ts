// The calls of managers and owners about displays: those of a branch, a new one, and withdrawing one.
import type { Output } from '../../../contract/index.ts'
import { readAgain, useStaffRead, useStaffSend } from './staff.ts'

export type OwnDisplay = Output<'displays.list'>['displays'][number]

export const useDisplays = (branch: string) => useStaffRead(['displays', branch], 'displays.list', { branch })

/** The answer has the key, which is kept no longer than the dialog that shows it. */
export const useAddDisplay = () => useStaffSend('displays.add', { onSettled: again, gcTime: 0 })

export const useWithdrawDisplay = () => useStaffSend('displays.withdraw', { onSettled: again })

const again = () => readAgain('displays')
