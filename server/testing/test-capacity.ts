// A branch with a bar and a grill: what it makes, where its items are made, and what is taken of its slots.
import type { Capacity, Making } from '../../domain/capacity/capacity.ts'
import { barAndGrill } from '../../domain/capacity/testing.ts'
import { touchCatalogue } from '../store/catalogue/catalogue.ts'
import { write } from '../store/json.ts'
import { wrongSlots } from '../store/pace/slot-care.ts'
import { changeBranch } from './test-branch-settings.ts'
import type { TestShop } from './test-shop.ts'

const bar = (seconds: number): Making[] => [{ station: 'bar', seconds }]
const grill = (seconds: number): Making[] => [{ station: 'grill', seconds }]

/** A cappuccino takes a minute at the bar, a caprese panini four at the grill; an espresso takes nothing that anybody has said. */
export const makings: Readonly<Record<string, Making[]>> = { cappuccino: bar(60), 'caprese-panini': grill(240) }

/** Gives a branch a capacity, and items their making times. */
export async function setCapacity(
  shop: TestShop,
  { capacity = barAndGrill, branch = 'antwerpen' }: { capacity?: Capacity | null; branch?: string } = {},
): Promise<void> {
  await changeBranch(shop, { capacity: capacity && write(capacity), cut_off: null }, branch)
  await setMaking(shop, makings)
}

export const setMaking = (shop: TestShop, of: Readonly<Record<string, Making[]>>): Promise<void> =>
  shop.store.write(async (trx) => {
    for (const [item, making] of Object.entries(of))
      await trx
        .updateTable('item')
        .set({ making: write(making) })
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
