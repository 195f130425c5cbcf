// A price changed while the importer runs, as staff do on the menu's edit page.
import { touchCatalogue } from '../../store/catalogue/catalogue.ts'
import type { Store } from '../../store/open.ts'

export async function changePrice(store: Store, item: string, price: number): Promise<void> {
  await store.write(async (trx) => {
    await trx.updateTable('item').set({ price }).where('id', '=', item).execute()
    await touchCatalogue(trx)
  })
}
