// Who the shop is in law, and the texts of its legal pages.

import type { Locale } from '#domain/shared/locale.ts'
import { blankCompany, type Company } from '#domain/shop/legal/company.ts'
import type { LegalPage } from '#domain/shop/legal/pages.ts'
import { shortDigest } from '../digest.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { readSetting, writeSetting } from './setting-store.ts'

/** Call it first in a transaction that changes any of it: others on this database wait until it has ended. */
export const lockLegal = (trx: Trx): Promise<void> => writeSetting(trx, 'legal.lock', crypto.randomUUID())

/** As the owner typed it; all blank at first. */
export async function readCompany(db: Db): Promise<Company> {
  const kept = await readSetting(db, 'legal.company')
  return kept === null ? blankCompany : { ...blankCompany, ...fromJson<Partial<Company>>(kept) }
}

export const saveCompany = (trx: Trx, company: Company): Promise<void> =>
  writeSetting(trx, 'legal.company', toJson(company))

/** Changes with each change of the company. */
export const companyVersion = (company: Company): string => shortDigest(JSON.stringify(company))

interface StoredText {
  readonly page: LegalPage
  readonly locale: Locale
  readonly version: number
  readonly text: string
  /** When these words were written. */
  readonly at: number
  readonly confirmedAt: number | null
}

/** The newest version of one page in one language; undefined while it is the draft of the program. */
export async function newestText(db: Db, page: LegalPage, locale: Locale): Promise<StoredText | undefined> {
  const row = await db
    .selectFrom('legal_text')
    .selectAll()
    .where('page', '=', page)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { page, locale, version: row.version, text: row.text, at: row.at, confirmedAt: row.confirmed_at }
}

/** A new version, or the same words confirmed or no longer confirmed. */
export async function saveText(trx: Trx, text: StoredText): Promise<void> {
  const { confirmedAt, ...words } = text
  await trx
    .insertInto('legal_text')
    .values({ ...words, confirmed_at: confirmedAt })
    .onConflict((conflict) =>
      conflict.columns(['page', 'locale', 'version']).doUpdateSet({ confirmed_at: confirmedAt }),
    )
    .execute()
}
