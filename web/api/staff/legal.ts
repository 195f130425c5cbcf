// The owner's calls about the legal pages: who the shop is, how far the texts are, and one text.
import { useQuery } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import type { LegalPage } from '../../../domain/legal/pages.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { askStaff, staffCache, useStaffSend } from './staff.ts'

type LegalState = Output<'legal.readAll'>
export type EditedText = Output<'legal.readText'>

const all = { queryKey: ['legal', 'all'], queryFn: () => askStaff('legal.readAll', {}) }
const one = (page: LegalPage, language: Locale) => ({
  queryKey: ['legal', 'text', page, language],
  queryFn: () => askStaff('legal.readText', { page, language }),
})

export const useLegalState = () => useQuery(all, staffCache)
export const useEditedText = (page: LegalPage, language: Locale) => useQuery(one(page, language), staffCache)

/** Read from the server again, whatever is cached. */
export const readLegalState = (): Promise<LegalState> => staffCache.fetchQuery({ ...all, staleTime: 0 })
export const readLegalText = (page: LegalPage, language: Locale): Promise<EditedText> =>
  staffCache.fetchQuery({ ...one(page, language), staleTime: 0 })

export const useSaveCompany = () =>
  useStaffSend('legal.saveCompany', {
    onSuccess: (saved) =>
      staffCache.setQueryData<LegalState>(all.queryKey, (before) => before && { ...before, ...saved }),
  })

export const useSaveLegalText = () =>
  useStaffSend('legal.saveText', {
    onSuccess: (saved) => {
      staffCache.setQueryData<EditedText>(one(saved.page, saved.language).queryKey, saved)
      return staffCache.invalidateQueries({ queryKey: all.queryKey })
    },
  })
