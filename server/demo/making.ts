// How long the demo's items take, and at which stations of its branches they are made.
import type { Making } from '../../domain/capacity/capacity.ts'
import type { FirstCategoryId } from '../../domain/menu/menu.ts'
import type { DemoItem } from './demo-item.ts'

/** The stations of the demo's branches: coffee and drinks, cold plates and pans, and whatever is toasted or baked. */
export const demoStations = ['bar', 'kitchen', 'grill'] as const
export type DemoStation = (typeof demoStations)[number]

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

export const makingOf = ({ id, category }: DemoItem): readonly Making[] =>
  byItem[id] ?? byCategory[category as FirstCategoryId]
