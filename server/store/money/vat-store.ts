// The VAT rules in the database; the catalogue keeps a copy.
import { usualVat, type VatRules } from '#domain/money/vat.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'

export async function readVat(db: Db): Promise<VatRules> {
  const stored = await readSetting(db, 'vat')
  return stored ? fromJson<VatRules>(stored) : usualVat
}

/** Call `touchCatalogue` with it, which keeps a copy. */
export const saveVat = (trx: Trx, rules: VatRules): Promise<void> => writeSetting(trx, 'vat', toJson(rules))
