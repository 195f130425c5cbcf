// The stored keys by which orders and entries of the staff log are found, folded as they are today: once, in short
// pieces beside the shop's work.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import { chunks } from '../chunks.ts'
import type { Store } from '../open.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import { unfinishedCopy } from '../unfinished-copy.ts'
import type { Trx } from '../write-queue.ts'
import { sortKey } from './order-rows.ts'

/** So many rows are looked at in one statement. */
const looked = 2000
/** So many are written in one. */
const written = 200
/** The pause between two pieces, in ms: others get their turn. */
const pause = 5

/** Broken off, it begins again: what is folded already is passed over. */
export async function refoldSearchKeys(store: Store): Promise<void> {
  if ((await readSetting(store.db, 'keys.folded')) !== null) return
  for await (const range of ranges(store, 'orders')) await foldOrders(store, range)
  for await (const range of ranges(store, 'staff_log')) await foldLog(store, range)
  await store.write((trx) => writeSetting(trx, 'keys.folded', 'yes'))
}

interface IdRange {
  /** Not included. */
  readonly after: number
  readonly to: number
}

async function* ranges({ db }: Store, table: 'orders' | 'staff_log'): AsyncGenerator<IdRange> {
  const { last } = await db
    .selectFrom(table)
    .select((e) => e.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  for (let after = 0; after < Number(last ?? 0); after += looked) {
    yield { after, to: after + looked }
    await sleep(pause)
  }
}

/** A key of plain letters is the same however it is folded; any other has more bytes than letters. */
const isSpecial = (column: string) => sql<boolean>`octet_length(${sql.ref(column)}) <> length(${sql.ref(column)})`

async function foldOrders(store: Store, { after, to }: IdRange): Promise<void> {
  const rows = await store.db
    .selectFrom('orders')
    .select(['id', 'search', 'name_key', 'address_key'])
    .where('id', '>', after)
    .where('id', '<=', to)
    .where(isSpecial('search'))
    .execute()
  const keys = rows
    .map(({ id, search: before, name_key, address_key }) => {
      const search = foldForSearch(before)
      const name = sortKey(name_key)
      const address = sortKey(address_key)
      return {
        id,
        before,
        search,
        name,
        address,
        isNew: search !== before || name !== name_key || address !== address_key,
      }
    })
    .filter(({ isNew }) => isNew)
  for (const some of chunks(keys, written)) {
    const values = some.map(
      ({ id, before, search, name, address }) => sql`(${sql.lit(id)}, ${before}, ${search}, ${name}, ${address})`,
    )
    // An order whose customer was erased meanwhile keeps no name.
    await store.write((trx) =>
      sql`
        with fresh (id, earlier, search, name_key, address_key) as (values ${sql.join(values)})
        update orders set search = fresh.search, name_key = fresh.name_key, address_key = fresh.address_key
        from fresh where orders.id = fresh.id and orders.search = fresh.earlier`.execute(trx),
    )
    await sleep(pause)
  }
}

async function foldLog(store: Store, { after, to }: IdRange): Promise<void> {
  const rows = await store.db
    .selectFrom('staff_log')
    .select(['id', 'about'])
    .where('id', '>', after)
    .where('id', '<=', to)
    .where(isSpecial('about'))
    .execute()
  const keys = rows.map(({ id, about }) => ({ id, about: foldForSearch(about), before: about }))
  for (const some of chunks(
    keys.filter(({ about, before }) => about !== before),
    written,
  )) {
    const values = some.map(({ id, about }) => sql`(${sql.lit(id)}, ${about})`)
    await store.write((trx) =>
      asCopy(trx, async () => {
        await sql`
          with fresh (id, about) as (values ${sql.join(values)})
          update staff_log set about = fresh.about from fresh where staff_log.id = fresh.id`.execute(trx)
      }),
    )
    await sleep(pause)
  }
}

/** The log is append only, but for a copy of the shop. What an entry says stays as it is; only its key changes. */
async function asCopy(trx: Trx, work: () => Promise<void>): Promise<void> {
  await unfinishedCopy.begin(trx)
  await work()
  await unfinishedCopy.end(trx)
}
