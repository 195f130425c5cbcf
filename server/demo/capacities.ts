// What the demo's branches can make: who works where, and when there are more of them.
import type { Capacity, HandsAt, Station } from '../../domain/capacity/capacity.ts'
import type { Weekday } from '../../domain/shared/date.ts'
import type { DemoBranch } from './branches.ts'
import type { DemoStation } from './making.ts'

interface Staffing {
  readonly hands: number
  readonly handsAt?: readonly HandsAt[]
}

const hours = (days: readonly Weekday[], from: number, to: number, hands: number): HandsAt[] =>
  days.map((day) => ({ day, from: from * 60, to: to * 60, hands }))

const weekdays = [1, 2, 3, 4, 5] as const
const weekend = [6, 7] as const

/** Ten minutes a slot; the website may take 80 % of everyone's time, the rest is for customers at the counter. */
const capacityOf = (staffing: Readonly<Record<DemoStation, Staffing>>): Capacity => ({
  slotMinutes: 10,
  orders: null,
  items: null,
  stations: [
    station('bar', { en: 'Bar', nl: 'Bar', fr: 'Bar', ar: 'البار' }, staffing.bar),
    station('kitchen', { en: 'Kitchen', nl: 'Keuken', fr: 'Cuisine', ar: 'المطبخ' }, staffing.kitchen),
    station('grill', { en: 'Grill', nl: 'Grill', fr: 'Grill', ar: 'الشواية' }, staffing.grill),
  ],
  share: 80,
})

const station = (id: DemoStation, name: Station['name'], { hands, handsAt = [] }: Staffing): Station => ({
  ...{ id, name, hands, handsAt },
})

export const demoCapacities: Readonly<Record<DemoBranch['id'], Capacity>> = {
  // In the old town: lunch on weekdays, coffee all weekend.
  antwerpen: capacityOf({
    bar: { hands: 2, handsAt: hours(weekend, 10, 16, 3) },
    kitchen: { hands: 1, handsAt: [...hours(weekdays, 11, 14, 2), ...hours(weekend, 9, 14, 2)] },
    grill: { hands: 1, handsAt: hours(weekdays, 11, 14, 2) },
  }),
  // A small one: one person at each station.
  merksem: capacityOf({ bar: { hands: 1 }, kitchen: { hands: 1 }, grill: { hands: 1 } }),
  // Among offices: coffee before work, lunch at noon.
  etterbeek: capacityOf({
    bar: { hands: 2, handsAt: hours(weekdays, 7, 10, 3) },
    kitchen: { hands: 1, handsAt: hours(weekdays, 11, 14, 2) },
    grill: { hands: 1, handsAt: hours(weekdays, 11, 14, 2) },
  }),
}
