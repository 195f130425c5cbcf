// How long the demo's items take, by their category, and what its branch in Etterbeek makes.
import type { Capacity, Making } from '../../domain/capacity/capacity.ts'
import type { CategoryId } from '../../domain/menu/menu.ts'

const at = (station: 'bar' | 'kitchen', seconds: number): readonly Making[] => [{ station, seconds }]

/** Cakes and drinks are taken from the display and the fridge: they take nobody's time. */
const byCategory: Readonly<Record<CategoryId, readonly Making[]>> = {
  COFFEE: at('bar', 45),
  ICECOFFEE: at('bar', 75),
  COLDDRINKS: at('bar', 60),
  HOTTEA: at('bar', 40),
  SPECIALS: at('kitchen', 180),
  SALADS: at('kitchen', 150),
  PANINI: at('kitchen', 240),
  BAGEL: at('kitchen', 150),
  GRILLEDSNACKS: at('kitchen', 240),
  WAFFELS: at('kitchen', 180),
  CAKEANDSWEETS: [],
  DRINKS: [],
  COCKTAILS: at('bar', 120),
}

export const withMaking = <Item extends { readonly category: string }>(item: Item): Item => {
  const making = byCategory[item.category as CategoryId]
  return making.length > 0 ? { ...item, making } : item
}

export const etterbeekCapacity: Capacity = {
  slotMinutes: 10,
  orders: null,
  items: null,
  stations: [
    {
      id: 'bar',
      name: { en: 'Bar', nl: 'Bar', fr: 'Bar', ar: 'البار' },
      hands: 2,
      handsAt: [],
    },
    {
      id: 'kitchen',
      name: { en: 'Kitchen', nl: 'Keuken', fr: 'Cuisine', ar: 'المطبخ' },
      hands: 2,
      handsAt: [],
    },
  ],
  share: 80,
}
