// Settings of branches and of the guard as tests change them.
import type { Input } from '#contract/index.ts'
import type { Capacity, Making } from '#domain/branch/capacity/capacity.ts'
import { usualGuard } from '#domain/order/guard/guard.ts'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { wrongSlots } from '../store/branch/slot-care.ts'
import { toJson } from '../store/json.ts'
import { touchCatalogue } from '../store/menu/catalogue.ts'
import type { BranchRow } from '../store/menu/catalogue-tables.ts'
import { saveGuard } from '../store/order/guard-rule-store.ts'
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
export const gentSettings: Input<'branches.add'>['settings'] = {
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

const bar = (seconds: number): Making[] => [{ station: 'bar', seconds }]
const grill = (seconds: number): Making[] => [{ station: 'grill', seconds }]

/**
 * A cappuccino takes a minute at the bar, a caprese panini four at the grill; an espresso takes nothing that anybody
 * has said.
 */
export const makings: Readonly<Record<string, Making[]>> = { cappuccino: bar(60), 'caprese-panini': grill(240) }

/** Gives a branch a capacity, and items their making times. */
export async function setCapacity(
  shop: TestShop,
  { capacity = barAndGrill, branch = 'antwerpen' }: { capacity?: Capacity | null; branch?: string } = {},
): Promise<void> {
  await changeBranch(shop, { capacity: capacity && toJson(capacity), cut_off: null }, branch)
  await setMaking(shop, makings)
}

export const setMaking = (shop: TestShop, of: Readonly<Record<string, Making[]>>): Promise<void> =>
  shop.store.write(async (trx) => {
    for (const [item, making] of Object.entries(of))
      await trx
        .updateTable('item')
        .set({ making: toJson(making) })
        .where('id', '=', item)
        .execute()
    await touchCatalogue(trx)
  })

/** What is taken of a meter, by the slot's begin; every count must equal what orders hold, and exceed no capacity. */
export async function slotsOf({ store }: TestShop, meter = 'station:bar'): Promise<Map<number, number>> {
  const wrong = await wrongSlots(store.db)
  if (wrong.length > 0) throw new Error(`wrong counts: ${JSON.stringify(wrong)}`)
  const rows = await store.db.selectFrom('slot_load').selectAll().where('meter', '=', meter).execute()
  const over = rows.filter(({ used, cap }) => used > cap)
  if (over.length > 0) throw new Error(`more than the capacity: ${JSON.stringify(over)}`)
  return new Map(rows.map((row) => [row.slot_start, row.used]))
}
