// Branches that staff closed, and opened again.

import type { ShopState } from '#domain/branch/branch.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { toJson } from '../json.ts'
import { forgetWasIn } from '../legacy/taken-over.ts'
import { touchCatalogue } from '../menu/catalogue.ts'
import type { Trx } from '../write-queue.ts'

export async function setShopState(trx: Trx, branches: readonly string[], state: ShopState): Promise<void> {
  await forgetWasIn(trx)
  await trx
    .updateTable('branch')
    .set({
      shop_open: state.open ? 1 : 0,
      shop_date: state.date,
      shop_desc: toJson(state.desc),
      shop_until: state.open ? null : state.until,
    })
    .where('id', 'in', branches)
    .execute()
  await touchCatalogue(trx)
}

/**
 * Opens those of these branches that are still closed until that day; returns which. Their words stay for the next
 * time.
 */
export async function reopenBranches(
  trx: Trx,
  over: readonly { readonly id: string; readonly until: DateText }[],
): Promise<string[]> {
  const opened: string[] = []
  for (const { id, until } of over) {
    const { numUpdatedRows } = await trx
      .updateTable('branch')
      .set({ shop_open: 1, shop_until: null })
      .where('id', '=', id)
      .where('shop_open', '=', 0)
      .where('shop_until', '=', until)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) opened.push(id)
  }
  if (opened.length > 0) await touchCatalogue(trx)
  return opened
}
