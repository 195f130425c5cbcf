// What is written of reductions: the rules, and the guarded count of what orders use of a code (PRICE-2).
import { sql } from 'kysely'
import type { CodeLimits } from '#domain/money/reductions/reduction-code.ts'
import type { StoredReduction } from '#domain/money/reductions/reduction-draft.ts'
import { shortDigest } from '../digest.ts'
import type { Db, Engine } from '../engines/engine.ts'
import { touchCatalogue } from '../menu/catalogue.ts'
import { ordersWithOrigin } from '../order/order-origins.ts'
import type { Trx } from '../write-queue.ts'
import { reductionRow } from './reduction-rows.ts'

/** Changes with everything that staff can write of a rule, and is the same for the same content. */
export const reductionVersionOf = ({ id: _, ...rule }: StoredReduction): string =>
  shortDigest(JSON.stringify(reductionRow({ id: '', ...rule }, 0)))

/** Adds it, or saves one that is there; what was used of its code stays. */
export async function saveReduction(trx: Trx, rule: StoredReduction, now: number): Promise<void> {
  const { id, ...row } = reductionRow(rule, now)
  await trx
    .insertInto('reduction')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await touchCatalogue(trx)
}

/** Removes it; orders keep what was reduced. */
export async function removeReduction(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('reduction').where('id', '=', id).execute()
  await trx.deleteFrom('reduction_use').where('reduction', '=', id).execute()
  await touchCatalogue(trx)
}

/** By rule, how often its code counts. */
export async function usesOfCodes(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('reduction').select(['id', 'used']).where('used', '>', 0).execute()
  return new Map(rows.map(({ id, used }) => [id, Number(used)]))
}

export interface CodeUse extends CodeLimits {
  readonly id: string
  readonly used: number
}

/** The rule with this code; until the transaction ends nobody else uses it, changes it or gives a use back. */
export async function holdCode(trx: Trx, { rowLock }: Engine, code: string): Promise<CodeUse | undefined> {
  return codeUseFrom(await rowOfUse(trx, code).modifyEnd(rowLock.alone).executeTakeFirst())
}

/** The same as it stands now. */
export const codeUse = async (db: Db, code: string): Promise<CodeUse | undefined> =>
  codeUseFrom(await rowOfUse(db, code).executeTakeFirst())

const rowOfUse = (db: Db, code: string) =>
  db.selectFrom('reduction').select(['id', 'uses', 'uses_each', 'used']).where('code', '=', code)

type UseRow = NonNullable<Awaited<ReturnType<ReturnType<typeof rowOfUse>['executeTakeFirst']>>>

const codeUseFrom = (row: UseRow | undefined): CodeUse | undefined =>
  row && { id: row.id, uses: row.uses, usesEach: row.uses_each, used: Number(row.used) }

/** Who uses a code: a browser where it is known, and a telephone number where one is left. */
export interface CodeCustomer {
  readonly device: string | undefined
  readonly phone: string | undefined
}

/** How many orders of this customer use a rule, by browser or by number. */
export async function usesBy(db: Db, reduction: string, { device, phone }: CodeCustomer): Promise<number> {
  const orders = new Set<number>()
  if (device) {
    const rows = await ordersWithOrigin(db)
      .innerJoin('reduction_use as u', 'u.order_id', 'orders.id')
      .select('orders.id')
      .where('origin.device', '=', device)
      .where(sql<boolean>`origin.device <> ''`)
      .where('u.reduction', '=', reduction)
      .where('u.returned', '=', 0)
      .execute()
    for (const { id } of rows) orders.add(id)
  }
  if (phone) {
    const rows = await db
      .selectFrom('reduction_use as u')
      .innerJoin('orders', 'orders.id', 'u.order_id')
      .select('orders.id')
      .where('u.reduction', '=', reduction)
      .where('u.returned', '=', 0)
      .where('orders.phone', '=', phone)
      .execute()
    for (const { id } of rows) orders.add(id)
  }
  return orders.size
}

/** Counts a use for an order; false, and nothing counted, if there is none left. */
export async function takeCodeUse(trx: Trx, order: number, reduction: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reduction')
    .set((e) => ({ used: e('used', '+', 1) }))
    .where('id', '=', reduction)
    .where((e) => e.or([e('uses', 'is', null), e('used', '<', e.ref('uses'))]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await trx.insertInto('reduction_use').values({ order_id: order, reduction }).execute()
  return true
}

/** Gives back what an order used of a code, or takes it again, beyond the limit too; done before, it does nothing. */
export async function returnCodeUse(trx: Trx, order: number, reduction: string, returned: boolean): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('reduction_use')
    .set({ returned: returned ? 1 : 0 })
    .where('order_id', '=', order)
    .where('reduction', '=', reduction)
    .where('returned', '=', returned ? 0 : 1)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await trx
    .updateTable('reduction')
    .set((e) => ({ used: e('used', returned ? '-' : '+', 1) }))
    .where('id', '=', reduction)
    .execute()
}
