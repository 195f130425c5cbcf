// Imports and exports within a test, as the commands do, with the same random bytes in each run.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import type { Store } from '#server/store/open.ts'
import type { ExportOptions } from '../export/export-food.ts'
import { exportShop } from '../export/export-shop.ts'
import type { ImportOptions } from '../import/import-job.ts'
import { bundledPictures, importShop } from '../import/import-shop.ts'
import type { ImportReport } from '../import-report.ts'
import { readExport } from '../read/read-export.ts'

let drawn = 0
/** Never the same bytes twice, but the same sequence in every run. */
const bytes = (size: number): Uint8Array => createHash('sha256').update(String(++drawn)).digest().subarray(0, size)

export async function importOldSite(
  store: Store,
  root: unknown,
  wish: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  const shop = readExport(root, bundledPictures)
  if (!shop) throw new Error('it is no export of the old site')
  const usual = {
    noCocktails: true,
    branches: wish.branches ?? (await namesFor(store)),
    lang: 'en',
    at: 1000,
    now: 2000,
    names: 'erase',
    dryRun: false,
    replaceDemo: false,
    randomBytes: bytes,
  } as const
  const done = await importShop(store, shop, { ...usual, ...wish })
  if (!done.ok) throw new Error(done.refusal)
  return done.value
}

/** An empty shop needs names for its branches. */
const namesFor = async (store: Store): Promise<string[]> =>
  (await store.catalogue.current(store.db)).branches.length === 0 ? ['Antwerpen', 'Merksem', 'Etterbeek'] : []

export async function writtenOut(store: Store, wish: Partial<ExportOptions> = {}): Promise<string> {
  const written = await exportShop(store, { lang: 'en', publicUrl: null, now: Date.now(), ...wish })
  if (!written.ok) throw new Error(written.refusal)
  let text = ''
  for await (const piece of written.value) text += piece
  return text
}

/** Every row of every table, to check that nothing changed. */
export async function everything({ db }: Store): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  const rows: Record<string, string[]> = {}
  for (const { name } of tables.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { rows: own } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    rows[name] = own.map((row) => JSON.stringify(row)).sort()
  }
  return rows
}

export async function changePrice(store: Store, item: string, price: number): Promise<void> {
  await store.write(async (trx) => {
    await trx.updateTable('item').set({ price }).where('id', '=', item).execute()
    await touchCatalogue(trx)
  })
}
