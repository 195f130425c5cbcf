// The small named world of the tests: the Antwerpen branch, its menu, Noor who orders, and the time she orders at.
import type { Branch } from '../branch/branch.ts'
import type { Capacity, MadeLine, Meter } from '../branch/capacity/capacity.ts'
import type { Hold, Load } from '../branch/capacity/hold.ts'
import { freePace } from '../branch/capacity/ready-at.ts'
import { type Instant, instantOf, localTime } from '../branch/hours.ts'
import { firstSizes } from '../menu/first-sizes.ts'
import type { Item } from '../menu/menu.ts'
import { type Chosen, groupAt } from '../menu/options.ts'
import { type SizePrice, sizesUse } from '../menu/sizes.ts'
import { isOnMenuAt } from '../menu/sold.ts'
import { type Reduction, reductionsAt } from '../money/reductions/reduction.ts'
import { ratesIn, usualVat } from '../money/vat.ts'
import type { OrderDraft } from '../order/order.ts'
import type { Cents } from '../shared/money.ts'

const daily = [{ from: 7 * 60, to: 19 * 60 }]

/** Open Monday to Saturday 7:00-19:00, Sunday 9:00-19:00; orders until 12:00. */
export const antwerpen: Branch = {
  id: 'antwerpen',
  name: { en: 'Antwerpen', nl: 'Antwerpen', fr: 'Anvers', ar: 'أنتويرب' },
  address: { en: 'Korte Hazelstraat 14, 2000 Antwerpen' },
  image: { kind: 'bundled', ref: 'branch-antwerpen' },
  imageWords: {},
  phone: '+3232000014',
  email: 'antwerpen@noisette.example',
  timeZone: 'Europe/Brussels',
  hours: { 1: daily, 2: daily, 3: daily, 4: daily, 5: daily, 6: daily, 7: [{ from: 9 * 60, to: 19 * 60 }] },
  exceptions: [],
  cutOff: 12 * 60,
  prepMinutes: 8,
  daysAhead: 0,
  forms: ['pick-up', 'table'],
  addressField: 'optional',
  phoneField: 'required',
  tables: 14,
  latitude: 51.2185,
  longitude: 4.401,
  shop: { open: true, date: '', desc: {}, until: null },
  letter: 'A',
  capacity: null,
  autoAccept: false,
  region: null,
  pause: null,
  extra: null,
  shift: null,
  usualHands: 2,
  latePercent: 10,
  keptShown: false,
  tillDuty: 'none',
}

/** The price and the sizes of an item, and its group of sizes as it stands at it. */
export function inSizes(price: Cents, sizes: readonly SizePrice[]): Required<Pick<Item, 'price' | 'sizes' | 'groups'>> {
  const use = sizesUse({ price, sizes })
  const group = use && groupAt(firstSizes, use)
  return { price, sizes, groups: group ? [group] : [] }
}

/** What is chosen of an item in a size. */
export const sized = (size: string): Chosen => [{ option: size, quantity: 1 }]

const bundled = (ref: string) => ({ kind: 'bundled' as const, ref })

export const cappuccino: Item = {
  id: 'cappuccino',
  category: 'COFFEE',
  name: { en: 'Cappuccino', nl: 'Cappuccino', fr: 'Cappuccino', ar: 'كابتشينو' },
  desc: { en: 'Velvet foam, pinch of cacao' },
  image: bundled('cappuccino'),
  price: 320,
}

export const salmonBagel: Item = {
  id: 'salmon-bagel',
  category: 'BAGEL',
  name: { en: 'Salmon bagel' },
  desc: { en: 'Smoked salmon, dill' },
  image: bundled('salmon-bagel'),
  price: 950,
}

export const houseWhite: Item = {
  id: 'house-white-wine',
  category: 'DRINKS',
  name: { en: 'House white' },
  desc: { en: 'Dry, pear and lime' },
  image: bundled('house-white-wine'),
  ...inSizes(480, [
    { size: 'GLASS', price: 480 },
    { size: 'BOTTLE', price: 2200 },
  ]),
}

export const breakfastBoard: Item = {
  id: 'breakfast-board',
  category: 'SPECIALS',
  name: { en: 'Breakfast board' },
  desc: { en: 'Rolls, cheese, jam' },
  image: bundled('breakfast-board'),
  ...inSizes(1290, [
    { size: 'PERSONS-1', count: 5, price: 1290 },
    { size: 'PERSONS-2', count: 10, price: 2390 },
    { size: 'PERSONS-3', count: 15, price: 3390 },
    { size: 'PERSONS-4', count: 20, price: 4290 },
  ]),
}

export const menu = [cappuccino, salmonBagel, houseWhite, breakfastBoard]

/** A time on Antwerpen's wall clock. */
export const clockAt = (date: string, hours: number, minutes = 0, seconds = 0): number =>
  instantOf(date, hours * 60 + minutes, 'Europe/Brussels') + seconds * 1000

/** A Wednesday in winter time, three hours before the cut-off. */
export const wednesday = '2026-03-04'
export const nine = clockAt(wednesday, 9)

/** Noor takes two cappuccinos away. */
export const noorsDraft: OrderDraft = {
  form: 'pick-up',
  name: 'Noor',
  phone: { typed: '0470 12 34 56', number: '+32470123456' },
  address: '',
  table: null,
  day: wednesday,
  at: null,
  lines: [{ item: 'cappuccino', quantity: 2, note: '' }],
}

/** The context in which Noor orders; pass what differs. */
export function noorsContext(
  differs: Partial<{
    branch: Branch
    now: number
    soldOut: string
    items: readonly Item[]
    reductions: readonly Reduction[]
  }> = {},
) {
  const { items = menu } = differs
  const itemOf = (id: string) => items.find((item) => item.id === id)
  const { branch = antwerpen, reductions = [] } = differs
  return {
    branch,
    pace: freePace,
    itemOf,
    optionOut: () => false,
    soldHere: (id: string) => isOnMenuAt(itemOf(id) ?? {}, branch.id),
    inStock: (id: string) => id !== differs.soldOut,
    now: differs.now ?? nine,
    ratesAt: ratesIn(usualVat, 'Europe/Brussels'),
    reductionsAt: (at: number) => reductionsAt(reductions, branch.id, localTime(at, branch.timeZone)),
    goesAtEvening: () => false,
    token: 'K7QM4TXA',
    cupNames: [],
  }
}

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
