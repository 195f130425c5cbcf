// The four languages of the shop, and texts that exist in some or all of them.

export const locales = ['en', 'nl', 'fr', 'ar'] as const
export type Locale = (typeof locales)[number]

/** A text per language; languages may be missing, but never all of them. */
export type LocalText = Readonly<Partial<Record<Locale, string>>>

/** A text that is complete in all four languages. */
export type FullText = Readonly<Record<Locale, string>>

/** The text in `locale`, or else in English, or else in any language there is, or ''. */
export function localize(text: LocalText, locale: Locale): string {
  return text[locale] || text.en || text.nl || text.fr || text.ar || ''
}

/** The regions whose conventions the languages follow for dates, numbers, money and lists; always Western digits. */
export const localeTags: FullText = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE', ar: 'ar-u-nu-latn' }

/** The locale for a tag such as 'nl-BE'; English if it is none of ours (D-10). */
export function localeOf(tag: string | null | undefined): Locale {
  const language = (tag ?? '').toLowerCase().split(/[-_]/)[0]
  return locales.find((locale) => locale === language) ?? 'en'
}

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')

/** A name or a code within a sentence: isolated where lines run from the right, so that both keep their order. */
export const setApart = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `\u2068${text}\u2069` : text
