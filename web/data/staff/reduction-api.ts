// The staff's calls about reductions of prices.
import type { Output } from '#contract/index.ts'
import { readAgain, readFresh, useStaffRead, useStaffSend } from './staff-api.ts'

export type StaffReduction = Output<'reductions.read'>['reductions'][number]

export const useReductions = () => useStaffRead(['reductions'], 'reductions.read', {})

/** The rule as it is on the server now; undefined if it was removed. */
export const freshReduction = async (id: string): Promise<StaffReduction | undefined> =>
  (await readFresh(['reductions'], 'reductions.read', {})).reductions.find((one) => one.id === id)

export const useSaveReduction = () => useStaffSend('reductions.save', { onSuccess: () => readAgain('reductions') })

export const useRemoveReduction = () => useStaffSend('reductions.remove', { onSuccess: () => readAgain('reductions') })
