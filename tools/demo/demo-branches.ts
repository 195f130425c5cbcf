// The demo shop's three branches: the specification's opening hours, who works where, and when there are more of them.

import type { Branch } from '#domain/branch/branch.ts'
import type { Capacity, HandsAt, Making, Station } from '#domain/branch/capacity/capacity.ts'
import type { FirstCategoryId } from '#domain/menu/menu.ts'
import type { Weekday } from '#domain/shared/date.ts'
import type { FullText } from '#domain/shared/locale.ts'
import { type DemoItem, picture, text } from './demo-item.ts'

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
    station('bar', text('Bar', 'Bar', 'Bar', 'البار'), staffing.bar),
    station('kitchen', text('Kitchen', 'Keuken', 'Cuisine', 'المطبخ'), staffing.kitchen),
    station('grill', text('Grill', 'Grill', 'Grill', 'الشواية'), staffing.grill),
  ],
  share: 80,
})

const station = (id: DemoStation, name: FullText, { hands, handsAt = [] }: Staffing): Station => ({
  id,
  name,
  hands,
  handsAt,
})

const sevenToSeven = [{ from: 7 * 60, to: 19 * 60 }]
const everyDay = {
  1: sevenToSeven,
  2: sevenToSeven,
  3: sevenToSeven,
  4: sevenToSeven,
  5: sevenToSeven,
  6: sevenToSeven,
  7: sevenToSeven,
}

/** Its cut-off is 20 minutes before closing, so that orders for today are possible somewhere all day. */
const alike = {
  timeZone: 'Europe/Brussels',
  hours: everyDay,
  exceptions: [],
  cutOff: 18 * 60 + 40,
  forms: ['pick-up', 'table'],
  addressField: 'optional',
  phoneField: 'required',
  daysAhead: 0,
  prepMinutes: 8,
  imageWords: {},
  shop: { open: true, date: '', desc: {}, until: null },
  autoAccept: false,
  region: null,
  pause: null,
  extra: null,
  shift: null,
  usualHands: 2,
  latePercent: 10,
  keptShown: false,
  tillDuty: 'none',
} as const

export const branches = [
  {
    ...alike,
    id: 'antwerpen',
    letter: 'A',
    image: picture('branch-antwerpen'),
    name: text('Antwerpen', 'Antwerpen', 'Anvers', 'أنتويرب'),
    address: text(
      'Korte Hazelstraat 14, 2000 Antwerpen',
      'Korte Hazelstraat 14, 2000 Antwerpen',
      'Korte Hazelstraat 14, 2000 Anvers',
      'Korte Hazelstraat 14، 2000 أنتويرب',
    ),
    phone: '+3232000014',
    email: 'antwerpen@noisette.example',
    hours: { ...everyDay, 7: [{ from: 9 * 60, to: 19 * 60 }] },
    cutOff: 12 * 60,
    tables: 14,
    latitude: 51.2185,
    longitude: 4.401,
    // In the old town: lunch on weekdays, coffee all weekend.
    capacity: capacityOf({
      bar: { hands: 2, handsAt: hours(weekend, 10, 16, 3) },
      kitchen: { hands: 1, handsAt: [...hours(weekdays, 11, 14, 2), ...hours(weekend, 9, 14, 2)] },
      grill: { hands: 1, handsAt: hours(weekdays, 11, 14, 2) },
    }),
  },
  {
    ...alike,
    id: 'merksem',
    letter: 'M',
    image: picture('branch-merksem'),
    name: text('Merksem', 'Merksem', 'Merksem', 'ميركسم'),
    address: text(
      'Eekhoornlei 52, 2170 Merksem',
      'Eekhoornlei 52, 2170 Merksem',
      'Eekhoornlei 52, 2170 Merksem',
      'Eekhoornlei 52، 2170 ميركسم',
    ),
    phone: '+3232000052',
    email: 'merksem@noisette.example',
    tables: 10,
    latitude: 51.246,
    longitude: 4.448,
    // A small one: one person at each station.
    capacity: capacityOf({ bar: { hands: 1 }, kitchen: { hands: 1 }, grill: { hands: 1 } }),
  },
  {
    ...alike,
    id: 'etterbeek',
    letter: 'E',
    image: picture('branch-etterbeek'),
    name: text('Etterbeek', 'Etterbeek', 'Etterbeek', 'إتربيك'),
    address: text(
      'Rue des Noisettes 31, 1040 Brussels',
      'Hazelnotenstraat 31, 1040 Brussel',
      'Rue des Noisettes 31, 1040 Bruxelles',
      'Rue des Noisettes 31، 1040 بروكسل',
    ),
    phone: '+3222000031',
    email: 'etterbeek@noisette.example',
    tables: 12,
    latitude: 50.8365,
    longitude: 4.388,
    // Among offices: coffee before work, lunch at noon.
    capacity: capacityOf({
      bar: { hands: 2, handsAt: hours(weekdays, 7, 10, 3) },
      kitchen: { hands: 1, handsAt: hours(weekdays, 11, 14, 2) },
      grill: { hands: 1, handsAt: hours(weekdays, 11, 14, 2) },
    }),
  },
] satisfies readonly Branch[]

/** The stations of the demo's branches: coffee and drinks, cold plates and pans, and whatever is toasted or baked. */
export const demoStations = ['bar', 'kitchen', 'grill'] as const
type DemoStation = (typeof demoStations)[number]

const at = (station: DemoStation, seconds: number): Making => ({ station, seconds })

/**
 * Of one piece, first where the board shows it. Two panini fit on the grill at once, so each takes half of its time
 * there.
 */
const byCategory: Readonly<Record<FirstCategoryId, readonly Making[]>> = {
  COFFEE: [at('bar', 45)],
  ICECOFFEE: [at('bar', 60)],
  COLDDRINKS: [at('bar', 60)],
  HOTTEA: [at('bar', 30)],
  SPECIALS: [at('kitchen', 120)],
  SALADS: [at('kitchen', 120)],
  PANINI: [at('grill', 120), at('kitchen', 30)],
  BAGEL: [at('kitchen', 90)],
  GRILLEDSNACKS: [at('grill', 120)],
  WAFFELS: [at('grill', 120)],
  CAKEANDSWEETS: [at('bar', 15)],
  DRINKS: [at('bar', 15)],
  COCKTAILS: [at('bar', 90)],
}

/** What takes another time than its category. */
const byItem: Readonly<Record<string, readonly Making[]>> = {
  espresso: [at('bar', 30)],
  'cake-and-coffee': [at('bar', 60)],
  'breakfast-board': [at('kitchen', 240)],
  'soup-of-the-day': [at('kitchen', 30)],
  'granola-bowl': [at('kitchen', 60)],
  'scrambled-eggs': [at('kitchen', 180)],
  shakshuka: [at('kitchen', 300)],
  'pain-perdu': [at('grill', 120)],
  'apero-platter': [at('kitchen', 120), at('grill', 120)],
}

export const demoMakingOf = ({ id, category }: DemoItem): readonly Making[] =>
  byItem[id] ?? byCategory[category as FirstCategoryId]
