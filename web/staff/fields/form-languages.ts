// The languages in which staff write: those that the shop offers. What was written in others is kept, and comes back with them.
import { type Locale, locales } from '../../../domain/shared/locale.ts'
import { useBrand } from '../../api/menu/brand.ts'
import { useText } from '../../i18n/index.tsx'

export const useOfferedLanguages = (): readonly Locale[] => useBrand().languages ?? locales

/** `first` is the reader's own, if the shop offers it; the others are folded away or follow. */
export function useFormLanguages(): { readonly first: Locale; readonly others: readonly Locale[] } {
  const { locale } = useText()
  const offered = useOfferedLanguages()
  const first = offered.includes(locale) ? locale : (offered[0] ?? locale)
  return { first, others: offered.filter((one) => one !== first) }
}
