// The brand in the database: one value, of which the catalogue keeps a copy.
import { type Brand, neutralBrand } from '../../../domain/brand/brand.ts'
import { shortDigest } from '../digest.ts'
import type { Db } from '../engines/engine.ts'
import { read, write } from '../json.ts'
import { readSetting, writeSetting } from '../settings.ts'
import type { Trx } from '../write-queue.ts'

/** What nobody has set is as in the neutral brand, also what an earlier version did not know. */
export async function readBrand(db: Db): Promise<Brand> {
  const stored = await readSetting(db, 'brand')
  if (!stored) return neutralBrand
  const brand = read<Partial<Brand>>(stored)
  return { ...neutralBrand, ...brand, texts: { ...neutralBrand.texts, ...brand.texts } }
}

/** Call `touchCatalogue` with it, which keeps a copy. */
export async function saveBrand(trx: Trx, brand: Brand): Promise<void> {
  await writeSetting(trx, 'brand', write(brand))
}

/** The same for the same brand on every server, different for any other. */
export const brandVersion = (brand: Brand): string => shortDigest(JSON.stringify(brand))

/** The same for brands with the same icons. */
export const iconVersion = ({ name, colours, logo }: Brand): string =>
  shortDigest(JSON.stringify([name, colours, logo])).slice(0, 8)
