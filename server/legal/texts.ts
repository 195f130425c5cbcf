// A legal page as it counts now: what the owner wrote, or else the draft of the program.
import type { Instant } from '../../domain/branch/hours.ts'
import type { LegalPage } from '../../domain/legal/pages.ts'
import type { Locale } from '../../domain/shared/locale.ts'
import { readBrand } from '../store/catalogue/brand-store.ts'
import type { Db } from '../store/engines/engine.ts'
import { newestText } from '../store/legal-text-store.ts'
import { daysKept } from '../store/retention/personal-days-store.ts'
import { draftOf, draftsWritten } from './drafts.ts'

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
  const draft = draftOf(language, page, { days: await daysKept(db), languages })
  const { version = 1, at = draftsWritten, text = draft } = stored ?? {}
  return { page, language, version, at, confirmed: typeof stored?.confirmedAt === 'number', text, draft }
}
