// What each language calls itself.
import type { Locale } from '../../domain/shared/locale.ts'

export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
  ar: 'العربية',
}
