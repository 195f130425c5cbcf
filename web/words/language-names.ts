// The name of each language in that language.
import type { Locale } from '#domain/shared/locale.ts'

export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
  ar: 'العربية',
}
