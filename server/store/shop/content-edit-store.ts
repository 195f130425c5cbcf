// What staff change on the landing page: entries of three kinds, each kind with its order.
import type { ContentEntry, ContentKind } from '#domain/shop/content.ts'
import { shortDigest } from '../digest.ts'
import type { Db } from '../engines/engine.ts'
import { toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { offerRow, postRow, readContent, testimonialRow } from './content-store.ts'

export interface StoredEntry {
  readonly id: string
  /** Changes with every change of what the entry shows; its position does not matter. */
  readonly version: string
  readonly entry: ContentEntry
}

/** All entries, each kind in its order. */
export async function allEntries(db: Db): Promise<StoredEntry[]> {
  const { offers, posts, testimonials } = await readContent(db)
  return [
    ...offers.map(({ id, ...offer }) => stored(id, { kind: 'offer', ...offer })),
    ...posts.map(({ id, ...post }) => stored(id, { kind: 'post', ...post })),
    ...testimonials.map(({ id, ...testimonial }) => stored(id, { kind: 'testimonial', ...testimonial })),
  ]
}

export async function entryById(db: Db, kind: ContentKind, id: string): Promise<StoredEntry | undefined> {
  return (await allEntries(db)).find((one) => one.id === id && one.entry.kind === kind)
}

/** Saves the entry in its position, or a new one after the others of its kind. */
export async function saveEntry(trx: Trx, id: string, entry: ContentEntry): Promise<StoredEntry> {
  const position = ((await placesOf(trx, entry.kind)).at(-1)?.position ?? 0) + 1
  if (entry.kind === 'offer') {
    const values = offerRow(entry)
    await trx
      .insertInto('offer')
      .values({ id, position, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  } else if (entry.kind === 'post') {
    const values = postRow(entry)
    await trx
      .insertInto('post')
      .values({ id, position, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  } else {
    const values = testimonialRow(entry)
    await trx
      .insertInto('testimonial')
      .values({ id, position, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
  return stored(id, entry)
}

/** Moves the entry to a position, 1 first, and renumbers its kind; false if there is no such entry. */
export async function moveEntry(trx: Trx, kind: ContentKind, id: string, place: number): Promise<boolean> {
  const ids = (await placesOf(trx, kind)).map((row) => row.id)
  if (!ids.includes(id)) return false
  const order = ids.filter((other) => other !== id).toSpliced(place - 1, 0, id)
  // Negative numbers first: no two rows may share a position, not even within one statement.
  for (const [index, each] of order.entries()) await setPosition(trx, kind, each, -1 - index)
  for (const [index, each] of order.entries()) await setPosition(trx, kind, each, index + 1)
  return true
}

export async function removeEntry(trx: Trx, kind: ContentKind, id: string): Promise<void> {
  await trx.deleteFrom(tableOf(kind)).where('id', '=', id).execute()
}

/** How many entries there are of this kind. */
export const countEntries = async (db: Db, kind: ContentKind): Promise<number> => (await placesOf(db, kind)).length

const placesOf = (db: Db, kind: ContentKind): Promise<{ id: string; position: number }[]> =>
  db.selectFrom(tableOf(kind)).select(['id', 'position']).orderBy('position').execute()

async function setPosition(trx: Trx, kind: ContentKind, id: string, position: number): Promise<void> {
  await trx.updateTable(tableOf(kind)).set({ position }).where('id', '=', id).execute()
}

/** The kinds are also the names of their tables; all three have an id and a position, and only these are used here. */
const tableOf = (kind: ContentKind) => kind as 'offer'

const stored = (id: string, entry: ContentEntry): StoredEntry => ({ id, version: shortDigest(toJson(entry)), entry })
