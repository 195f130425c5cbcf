// What the owner sets for a branch, written as the settings pages will.
import { touchCatalogue } from '../store/catalogue.ts'
import type { BranchRow } from '../store/tables.ts'
import type { Shop } from './shop.ts'

/** Changes columns of a branch and what the catalogue knows of it. */
export async function changeBranch({ store }: Shop, columns: Partial<BranchRow>, id = 'antwerpen'): Promise<void> {
  await store.write(async (trx) => {
    await trx.updateTable('branch').set(columns).where('id', '=', id).execute()
    await touchCatalogue(trx)
  })
}
