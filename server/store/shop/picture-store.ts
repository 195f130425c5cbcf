// Uploaded pictures: stored once each, found by width and format, deleted when nothing shows them.
import { sql } from 'kysely'
import { periods } from '#domain/guests/retention/periods.ts'
import type { Image } from '#domain/menu/menu.ts'
import { ownPictures } from '#domain/shop/brand/media.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import { readBrand } from './brand-store.ts'
import { purgeFilms } from './film-store.ts'

export interface PictureFile {
  /** The width in pixels. */
  readonly width: number
  readonly format: 'avif' | 'webp'
  readonly data: Uint8Array
}

/** How long a picture that nothing shows is kept: it may belong to a form that is still being filled in. */
export const unusedPictureKeptMs = periods.picture.ms

/** The key of the picture with this content, if it is stored. */
export async function pictureKey(db: Db, content: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('picture')
    .select('key')
    .where(sql<boolean>`substr(key, 1, 22) = ${content}`)
    .executeTakeFirst()
  return row?.key
}

/** Stores the picture under its key; an existing one stays as it is, and counts as used now. */
export async function keepPicture(trx: Trx, key: string, files: readonly PictureFile[], now: number): Promise<void> {
  if (await takePicture(trx, key, now)) return
  await trx.insertInto('picture').values({ key, used_at: now }).execute()
  await trx
    .insertInto('picture_file')
    .values(files.map((file) => ({ picture: key, ...file })))
    .execute()
}

/**
 * Call it in the transaction that makes something show an uploaded picture; returns false if there is none with this
 * key. It also keeps another server from deleting the picture at the same moment.
 */
export async function takePicture(trx: Trx, key: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('picture')
    .set({ used_at: now })
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether the image may be shown: an uploaded one must be stored here, see takePicture. */
export const takeImage = async (trx: Trx, image: Image | null, now: number): Promise<boolean> =>
  image?.kind !== 'uploaded' || (await takePicture(trx, image.ref, now))

/** The narrowest file that is at least `width` wide, else the widest one. */
export async function pictureFile(
  db: Db,
  key: string,
  width: number,
  format: PictureFile['format'],
): Promise<Uint8Array | undefined> {
  const files = db.selectFrom('picture_file').where('picture', '=', key).where('format', '=', format)
  const wide = await files.select('data').where('width', '>=', width).orderBy('width').limit(1).executeTakeFirst()
  const row = wide ?? (await files.select('data').orderBy('width', 'desc').limit(1).executeTakeFirst())
  return row?.data
}

/** Deletes pictures and films last used before `before` (ms) that nothing shows; returns how many. */
export async function purgePictures(trx: Trx, before: number): Promise<number> {
  const { logo, media } = await readBrand(trx)
  const ofBrand = [...(logo ? [logo] : []), ...ownPictures(media)].map(({ ref }) => ref)
  const { numDeletedRows } = await trx
    .deleteFrom('picture')
    .where('used_at', '<', before)
    .where('key', 'not in', ['', ...ofBrand])
    .where(
      sql<boolean>`key not in (
        select image_ref from item where image_kind = 'uploaded' and removed_at is null
        union select image_ref from offer where image_kind = 'uploaded'
        union select image_ref from post where image_kind = 'uploaded'
        union select image_ref from branch where image_kind = 'uploaded'
        union select image_ref from category where image_kind = 'uploaded'
        union select order_line.image_ref from order_line join orders on orders.id = order_line.order_id
          where order_line.image_kind = 'uploaded' and orders.status = 0)`,
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) + (await purgeFilms(trx, before, media.film))
}
