// The brand in the database as one value, what it shows besides the menu as another; the catalogue keeps copies of
// both.
import { type Brand, neutralBrand } from '#domain/shop/brand/brand.ts'
import { type Media, noMedia } from '#domain/shop/brand/media.ts'
import { shortDigest } from '../digest.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { readSetting, writeSetting } from './setting-store.ts'

/** What nobody has set is as in the neutral brand. */
export async function readBrand(db: Db): Promise<Brand> {
  const stored = await readSetting(db, 'brand')
  const shown = await readSetting(db, 'brand.media')
  const brand = stored ? fromJson<Partial<Brand>>(stored) : {}
  const media = shown ? fromJson<Media>(shown) : noMedia
  return { ...neutralBrand, ...brand, texts: { ...neutralBrand.texts, ...brand.texts }, media }
}

/** Call `touchCatalogue` with it, which keeps a copy. */
export async function saveBrand(trx: Trx, { media, ...brand }: Brand): Promise<void> {
  await writeSetting(trx, 'brand', toJson(brand))
  await saveMedia(trx, media)
}

/** Call `touchCatalogue` with it. */
export async function saveMedia(trx: Trx, media: Media): Promise<void> {
  await writeSetting(trx, 'brand.media', toJson(media))
}

/** The same for the same brand on every server, different for any other. */
export const brandVersion = (brand: Brand): string => shortDigest(JSON.stringify(brand))

/** The same for brands with the same icons. */
export const iconVersion = ({ name, colours, logo }: Brand): string =>
  shortDigest(JSON.stringify([name, colours, logo])).slice(0, 8)
