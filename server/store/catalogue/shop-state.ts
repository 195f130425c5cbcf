// What staff change while the shop runs: stock, whether branches are open, and the delivery message.
import type { ShopState } from '../../../domain/branch/branch.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { write } from '../json.ts'
import { writeSetting } from '../settings.ts'
import type { Trx } from '../write-queue.ts'
import { touchCatalogue } from './catalogue.ts'

/** Sets an item in or out of stock at branches. */
export async function setStock(trx: Trx, item: string, branches: readonly string[], inStock: boolean): Promise<void> {
  await trx.deleteFrom('stock_out').where('item', '=', item).where('branch', 'in', branches).execute()
  if (!inStock)
    await trx
      .insertInto('stock_out')
      .values(branches.map((branch) => ({ item, branch })))
      .execute()
  await touchCatalogue(trx)
}

export async function setShopState(trx: Trx, branches: readonly string[], state: ShopState): Promise<void> {
  await trx
    .updateTable('branch')
    .set({ shop_open: state.open ? 1 : 0, shop_date: state.date, shop_desc: write(state.desc) })
    .where('id', 'in', branches)
    .execute()
  await touchCatalogue(trx)
}

export async function setMessage(trx: Trx, message: LocalText, shown = true): Promise<void> {
  await writeSetting(trx, 'delivery.message', write(message))
  await writeSetting(trx, 'delivery.shown', shown ? 'yes' : 'no')
  await touchCatalogue(trx)
}
