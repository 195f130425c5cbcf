// The small menu of the tests on the customers' side: its categories, and items for them.
import type { MenuItem } from '../menu/menu.ts'

export const categories = [
  { id: 'COFFEE', name: 'Coffee', desc: '', index: 1 },
  { id: 'BAGEL', name: 'Bagels', desc: '', index: 2 },
  { id: 'SALADS', name: 'Salads', desc: '', index: 3 },
]

/** In stock everywhere, at the price of the cappuccino. */
export const itemOf = (id: string, category: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  category,
  name: id,
  desc: '',
  image: { kind: 'bundled', ref: id },
  price: 320,
  ...more,
})
