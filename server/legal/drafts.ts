// The first drafts of the legal pages, true of this program. No lawyer has read them; the owner confirms each.
import { tidyLegal } from '../../domain/legal/legal-text.ts'
import type { LegalPage } from '../../domain/legal/pages.ts'
import { type Locale, localeTags } from '../../domain/shared/locale.ts'
import * as ar from './ar.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import * as nl from './nl.ts'

/** Change it with the drafts: pages show it as the date of their version. */
export const draftsWritten = Date.UTC(2026, 10, 23, 12)

const written: Readonly<Record<Locale, Readonly<Record<LegalPage, string>>>> = { en, nl, fr, ar }

/** What the drafts say of the shop's settings. */
export interface DraftSettings {
  /** How long personal data are kept: `[days]`. */
  readonly days: number
  /** Those in which guests can order: `[languages]`. */
  readonly languages: readonly Locale[]
}

export const draftOf = (locale: Locale, page: LegalPage, { days, languages }: DraftSettings): string =>
  tidyLegal(
    written[locale][page].replaceAll('[days]', String(days)).replaceAll('[languages]', named(languages, locale)),
  )

/** In words of the page's own language, which comes first: 'English, Dutch and French'. */
function named(languages: readonly Locale[], locale: Locale): string {
  const tag = localeTags[locale]
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  const all = [...languages].sort((one, other) => Number(other === locale) - Number(one === locale))
  return new Intl.ListFormat(tag).format(all.map((language) => names.of(language) ?? language))
}
