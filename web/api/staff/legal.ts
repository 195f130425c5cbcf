// The owner's calls about the legal pages: who the shop is, how far the texts are, and one text.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import type { LegalPage } from '../../../domain/legal/pages.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { askStaff, staffCache } from './staff.ts'

type LegalState = Output<'legal.readAll'>
export type EditedText = Output<'legal.readText'>

const all = { queryKey: ['legal', 'all'], queryFn: () => askStaff('legal.readAll', {}) }
const one = (page: LegalPage, language: Locale) => ({
  queryKey: ['legal', 'text', page, language],
  queryFn: () => askStaff('legal.readText', { page, language }),
})

export const useLegalState = () => useQuery(all, staffCache)
export const useLegalText = (page: LegalPage, language: Locale) => useQuery(one(page, language), staffCache)

/** Read from the server again, whatever is cached. */
export const readLegalState = (): Promise<LegalState> => staffCache.fetchQuery({ ...all, staleTime: 0 })
export const readLegalText = (page: LegalPage, language: Locale): Promise<EditedText> =>
  staffCache.fetchQuery({ ...one(page, language), staleTime: 0 })

export const useSaveCompany = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'legal.saveCompany'>) => askStaff('legal.saveCompany', wish),
      onSuccess: (saved) =>
        staffCache.setQueryData<LegalState>(all.queryKey, (before) => before && { ...before, ...saved }),
    },
    staffCache,
  )

export const useSaveLegalText = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'legal.saveText'>) => askStaff('legal.saveText', wish),
      onSuccess: (saved) => {
        staffCache.setQueryData<EditedText>(one(saved.page, saved.language).queryKey, saved)
        return staffCache.invalidateQueries({ queryKey: all.queryKey })
      },
    },
    staffCache,
  )
