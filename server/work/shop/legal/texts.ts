// A legal page as it counts now: what the owner wrote, or else the draft of the program.
import type { Instant } from '#domain/branch/hours.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'
import { tidyLegal } from '#domain/shop/legal/legal-text.ts'
import type { LegalPage } from '#domain/shop/legal/pages.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { daysKept } from '#server/store/guests/erasures.ts'
import { readBrand } from '#server/store/shop/brand-store.ts'
import { newestText } from '#server/store/shop/legal-text-store.ts'
import * as ar from './ar.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import * as nl from './nl.ts'

interface PresentText {
  readonly page: LegalPage
  readonly language: Locale
  readonly version: number
  readonly at: Instant
  readonly confirmed: boolean
  readonly text: string
  readonly draft: string
}

export async function presentText(db: Db, page: LegalPage, language: Locale): Promise<PresentText> {
  const stored = await newestText(db, page, language)
  const { languages } = await readBrand(db)
  const draft = legalDraftOf(language, page, { days: await daysKept(db), languages })
  const { version = 1, at = draftsWritten, text = draft } = stored ?? {}
  return { page, language, version, at, confirmed: typeof stored?.confirmedAt === 'number', text, draft }
}

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

export const legalDraftOf = (locale: Locale, page: LegalPage, { days, languages }: DraftSettings): string =>
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
