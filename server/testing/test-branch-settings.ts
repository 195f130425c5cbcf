// Settings of branches and of the guard as tests change them.
import type { Input } from '../../contract/index.ts'
import { usualGuard } from '../../domain/guard/guard.ts'
import { touchCatalogue } from '../store/catalogue/catalogue.ts'
import type { BranchRow } from '../store/catalogue/catalogue-tables.ts'
import { saveGuard } from '../store/guard/guard-rule-store.ts'
import type { TestShop } from './test-shop.ts'

/** Changes columns of a branch and the catalogue's version. */
export async function changeBranch({ store }: TestShop, columns: Partial<BranchRow>, id = 'antwerpen'): Promise<void> {
  await store.write(async (trx) => {
    await trx.updateTable('branch').set(columns).where('id', '=', id).execute()
    await touchCatalogue(trx)
  })
}

const tenToFive = [{ from: 600, to: 1020 }]

/** A branch that Amira may add: Gent, on weekdays from 10:00 to 17:00. */
export const gent: Input<'branches.add'>['settings'] = {
  name: { nl: 'Gent', fr: 'Gand' },
  address: { nl: 'Notenlaan 7, 9000 Gent' },
  image: null,
  imageWords: {},
  phone: '09 223 32 32',
  email: 'gent@noisette.example',
  timeZone: 'Europe/Brussels',
  hours: { 1: tenToFive, 2: tenToFive, 3: tenToFive, 4: tenToFive, 5: tenToFive, 6: [], 7: [] },
  exceptions: [],
  cutOff: null,
  prepMinutes: 10,
  forms: ['pick-up'],
  addressField: 'hidden',
  tables: 0,
  latitude: 51.0543,
  longitude: 3.7174,
}

/** Shops in which nobody has to ask first: the limits on orders alone are tested. */
export const withoutGuard = (shop: TestShop): Promise<void> =>
  shop.store.write((trx) => saveGuard(trx, { ...usualGuard, on: false }))
