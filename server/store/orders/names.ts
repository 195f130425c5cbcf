// Erasing who ordered, 30 days later: orders of the archive by the day they were closed, others by their pick-up.
import { type ExpressionBuilder, sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import { chunks } from '../chunks.ts'
import { readSetting, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'

const day = 86_400_000
export const namesKeptMs = 30 * day

/** Erases who ordered from archives that are older than 30 days. Returns the number of archives. */
export async function eraseArchives(trx: Trx, now: Instant): Promise<number> {
  const rows = await trx
    .selectFrom('archive')
    .select('id')
    .where('at', '<', now - namesKeptMs)
    .where('erased_at', 'is', null)
    .execute()
  const old = rows.map(({ id }) => id)
  if (old.length === 0) return 0
  const orders = await trx.selectFrom('orders').select('id').where('archive', 'in', old).execute()
  await erase(trx, orders)
  await trx.updateTable('archive').set({ erased_at: now }).where('id', 'in', old).execute()
  return old.length
}

/** As many are erased in one transaction, so that orders placed meanwhile do not wait. */
const most = 2000

/**
 * Erases who ordered from orders that nobody closed, 30 days after they were promised or, if that was later, over.
 * Returns the number of orders; call it again until that is 0. Up to which id all are erased is kept, so that the orders
 * of a year are not read every hour.
 */
export async function eraseUnclosed(trx: Trx, now: Instant): Promise<number> {
  const done = await erasedUpTo(trx)
  const left = trx.selectFrom('orders').select('id').where('archive', '=', sql.lit(0)).where('id', '>', done)
  const isOld = isBefore(now - namesKeptMs)
  const orders = await left.where(isOld).orderBy('id').limit(most).execute()
  const last = orders.at(-1)
  if (!last) return 0
  await erase(trx, orders)
  const kept = await left
    .where((e) => e.not(isOld(e)))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  await eraseFrom(trx, Math.min(last.id, (kept?.id ?? Number.POSITIVE_INFINITY) - 1))
  return orders.length
}

/** The orders of an archive come back: those that are older than what was looked through are looked through again. */
export async function eraseFromArchive(trx: Trx, archive: number): Promise<void> {
  const first = trx.selectFrom('orders').select('id').where('archive', '=', archive).orderBy('id').limit(1)
  const { id } = await first.executeTakeFirstOrThrow()
  if (id <= (await erasedUpTo(trx))) await eraseFrom(trx, id - 1)
}

const isBefore = (time: Instant) => (e: ExpressionBuilder<Tables, 'orders'>) =>
  e.and([e('wanted_at', '<', time), e.or([e('over_at', 'is', null), e('over_at', '<', time)])])

const erasedUpTo = async (trx: Trx): Promise<number> => Number((await readSetting(trx, 'names.erased')) ?? 0)

const eraseFrom = (trx: Trx, upTo: number): Promise<void> => writeSetting(trx, 'names.erased', String(upTo))

/**
 * Erases names, telephone numbers, addresses, notes and words. What was sold, when, for how much, how it was paid, and the
 * token stay, and it is found by its token.
 */
async function erase(trx: Trx, orders: readonly { readonly id: number }[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  for (const some of chunks(ids, 1000)) {
    await trx.updateTable('order_line').set({ notes: '' }).where('order_id', 'in', some).execute()
    await trx.updateTable('order_step').set({ data: '{}' }).where('order_id', 'in', some).execute()
    const search = sql<string>`lower(token)`
    await trx
      .updateTable('orders')
      .set({ ...nobody, search })
      .where('id', 'in', some)
      .execute()
  }
}

const nobody = {
  customer_name: '',
  address: '',
  phone: '',
  cup_name: '',
  end_words: '',
  proposal: null,
  changed_from: null,
  name_key: '',
  address_key: '',
}
