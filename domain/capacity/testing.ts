// A bar and a grill for the tests of capacity: what they can make, and a load that is kept as the database keeps it.
import type { Instant } from '../branch/hours.ts'
import type { Capacity, MadeLine, Meter } from './capacity.ts'
import type { Hold, Load } from './hold.ts'

/** One barista and one at the grill, ten-minute slots, all of their time: 600 seconds a slot each. */
export const barAndGrill: Capacity = {
  slotMinutes: 10,
  orders: null,
  items: null,
  stations: [
    { id: 'bar', name: { en: 'Bar' }, hands: 1, handsAt: [] },
    { id: 'grill', name: { en: 'Grill' }, hands: 1, handsAt: [] },
  ],
  share: 100,
}

export const latte = (quantity = 1): MadeLine => ({ quantity, making: [{ station: 'bar', seconds: 60 }] })
export const panini = (quantity = 1): MadeLine => ({ quantity, making: [{ station: 'grill', seconds: 240 }] })

/** A load in memory: `take` holds, `give` gives back. */
export function loadBook() {
  const rows = new Map<string, { used: number; cap: number }>()
  const key = (meter: Meter, start: Instant) => `${meter} ${start}`
  const load: Load = (meter, start) => rows.get(key(meter, start))
  return {
    load,
    rows,
    take: (holds: readonly Hold[]) => {
      for (const { meter, start, weight, cap } of holds) {
        const row = rows.get(key(meter, start)) ?? { used: 0, cap }
        row.used += weight
        rows.set(key(meter, start), row)
      }
    },
    give: (holds: readonly Hold[]) => {
      for (const { meter, start, weight } of holds) {
        const row = rows.get(key(meter, start))
        if (row) row.used -= weight
      }
    },
  }
}
