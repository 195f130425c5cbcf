// The staff's calls about the landing page: its entries in all languages, and changes to them.
import type { Output } from '../../../contract/index.ts'
import { askStaff, readAgain, useStaffRead, useStaffSend } from './staff.ts'

export type SiteEntry = Output<'content.readAll'>['entries'][number]

export const useSiteEntries = () => useStaffRead(['content'], 'content.readAll', {}, { staleTime: 0 })

/** Reads from the server again, whatever is cached. */
export const readSiteEntries = (): Promise<Output<'content.readAll'>> => askStaff('content.readAll', {})

const again = () => readAgain('content')

export const useSaveEntry = () => useStaffSend('content.save', { onSettled: again })

export const useMoveEntry = () => useStaffSend('content.move', { onSettled: again })

export const useRemoveEntry = () => useStaffSend('content.remove', { onSettled: again })
