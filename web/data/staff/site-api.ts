// The owner's calls about the site: the brand, the landing page, the legal pages, and the guide of the first evening.
import type { Output } from '#contract/index.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { LegalPage } from '#domain/shop/legal/pages.ts'
import { askStaff, readAgain, readAllAgain, readFresh, staffCache, useStaffRead, useStaffSend } from './staff-api.ts'

export type StoredBrand = Output<'brand.read'>

export const useStoredBrand = () => useStaffRead(['brand'], 'brand.read', {}, { staleTime: 0 })

/** Reads it now, past the cache: what another owner saved meanwhile. */
export const readStoredBrand = (): Promise<StoredBrand> => askStaff('brand.read', {})

export const useSaveBrand = () => useStaffSend('brand.save', { onSettled: () => readAgain('brand') })

export type SiteEntry = Output<'content.readAll'>['entries'][number]

/** The entries of the landing page, in all languages. */
export const useSiteEntries = () => useStaffRead(['content'], 'content.readAll', {}, { staleTime: 0 })

export const readSiteEntries = (): Promise<Output<'content.readAll'>> => askStaff('content.readAll', {})

const contentChanged = () => readAgain('content')

export const useSaveEntry = () => useStaffSend('content.save', { onSettled: contentChanged })

export const useMoveEntry = () => useStaffSend('content.move', { onSettled: contentChanged })

export const useRemoveEntry = () => useStaffSend('content.remove', { onSettled: contentChanged })

/** Who the shop is, and how far the legal texts are. */
type LegalState = Output<'legal.readAll'>
export type EditedText = Output<'legal.readText'>

const legalKey = ['legal', 'all']
const textKey = (page: LegalPage, language: Locale) => ['legal', 'text', page, language]

export const useLegalState = () => useStaffRead(legalKey, 'legal.readAll', {})
export const readLegalState = () => readFresh(legalKey, 'legal.readAll', {})

export const useEditedText = (page: LegalPage, language: Locale) =>
  useStaffRead(textKey(page, language), 'legal.readText', { page, language })
export const readLegalText = (page: LegalPage, language: Locale) =>
  readFresh(textKey(page, language), 'legal.readText', { page, language })

export const useSaveCompany = () =>
  useStaffSend('legal.saveCompany', {
    onSuccess: (saved) => staffCache.setQueryData<LegalState>(legalKey, (before) => before && { ...before, ...saved }),
  })

export const useSaveLegalText = () =>
  useStaffSend('legal.saveText', {
    onSuccess: (saved) => {
      staffCache.setQueryData<EditedText>(textKey(saved.page, saved.language), saved)
      return staffCache.invalidateQueries({ queryKey: legalKey })
    },
  })

export type Guide = Output<'guide.read'>
export type DemoTraces = Output<'demo.read'>

/** `wanted`: only owners may ask. */
export const useGuide = (wanted = true) => useStaffRead(['guide'], 'guide.read', {}, { staleTime: 0, enabled: wanted })

/** Asked anew while it is open, as the list of people is: a colleague may be asking to be let in. */
export const useOpenGuide = () => useStaffRead(['guide'], 'guide.read', {}, { staleTime: 0, refetchInterval: 15_000 })

const keepGuide = (guide: Guide) => staffCache.setQueryData(['guide'], guide)
const readGuide = () => readAgain('guide')

export const usePassStep = () => useStaffSend('guide.pass', { onSuccess: keepGuide, onError: readGuide })

export const useDismissGuide = () => useStaffSend('guide.dismiss', { onSuccess: keepGuide, onError: readGuide })

export const useTakeMenu = () => useStaffSend('guide.takeMenu', { onSuccess: keepGuide, onError: readGuide })

export const usePlaceTest = () => useStaffSend('guide.placeTest', { onSettled: readGuide })

export const useEndTest = () => useStaffSend('guide.endTest', { onSettled: readGuide })

export const useDemoTraces = (wanted: boolean) =>
  useStaffRead(['demo'], 'demo.read', {}, { staleTime: 0, enabled: wanted })

/** Everything is read again, but a refusal does not wait for that. */
export const useTakeOver = () => useStaffSend('demo.takeOver', { onSettled: readAllAgain })
