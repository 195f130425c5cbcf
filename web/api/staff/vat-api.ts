// The VAT rates as the owner sets them.
import type { Output } from '../../../contract/index.ts'
import { askStaff, readAgain, useStaffRead, useStaffSend } from './staff-api.ts'

export type StoredVat = Output<'vat.read'>

export const useVat = () => useStaffRead(['vat'], 'vat.read', {})

/** The rates as they are on the server now. */
export const freshVat = (): Promise<StoredVat> => askStaff('vat.read', {})

export const useSaveVat = () => useStaffSend('vat.save', { onSettled: () => readAgain('vat') })
