// Uploaded films: kept in parts, so that neither storing nor sending one ever holds the whole of it.
import type { Db } from '../engines/engine.ts'
import type { Store } from '../open.ts'
import type { Trx } from '../write-queue.ts'

export interface Film {
  /** Such as 'video/mp4'. */
  readonly type: string
  readonly bytes: number
}

const partBytes = 256 * 1024

/**
 * Stores a film under its key, the digest of its content; each part by itself, so that no order waits for all of it.
 */
export async function keepFilm({ write }: Store, key: string, type: string, file: Buffer, now: number): Promise<void> {
  await write(async (trx) => {
    if (await takeFilm(trx, key, now)) return
    await trx.insertInto('film').values({ key, type, bytes: file.length, used_at: now }).execute()
  })
  for (let number = 0; number * partBytes < file.length; number++) {
    const data = file.subarray(number * partBytes, (number + 1) * partBytes)
    await write((trx) =>
      trx
        .insertInto('film_part')
        .values({ film: key, number, data })
        .onConflict((same) => same.doNothing())
        .execute(),
    )
  }
}

/** Call it in the transaction that makes the shop show the film; false if it is not here. */
export async function takeFilm(trx: Trx, key: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('film')
    .set({ used_at: now })
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function readFilm(db: Db, key: string): Promise<Film | undefined> {
  return await db.selectFrom('film').select(['type', 'bytes']).where('key', '=', key).executeTakeFirst()
}

/** The bytes from `from` to `to`, both included. */
export async function* filmBytes(db: Db, key: string, from: number, to: number): AsyncGenerator<Buffer> {
  for (let number = Math.floor(from / partBytes); number * partBytes <= to; number++) {
    const part = await db
      .selectFrom('film_part')
      .select('data')
      .where('film', '=', key)
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const begin = number * partBytes
    yield Buffer.from(part.data).subarray(Math.max(0, from - begin), to + 1 - begin)
  }
}

/** Deletes films last used before `before` (ms), but the one that is shown; returns how many. */
export async function purgeFilms(trx: Trx, before: number, shown: string | null): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('film')
    .where('used_at', '<', before)
    .where('key', '<>', shown ?? '')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
