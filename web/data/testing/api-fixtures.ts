// What the tests on the customers' side share: a small menu with its categories and items, and Noor's order.
import type { TrackedOrder } from '#contract/index.ts'
import type { MenuCategory, MenuItem } from '../menu/public-menu-api.ts'

export const categories: MenuCategory[] = [
  { id: 'COFFEE', name: 'Coffee', desc: '', index: 1, icon: 'cup' },
  { id: 'BAGEL', name: 'Bagels', desc: '', index: 2, icon: 'bagel' },
  { id: 'SALADS', name: 'Salads', desc: '', index: 3, icon: 'salad' },
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

export const noorsLine = {
  id: 1,
  item: 'cappuccino',

  options: [],
  image: { kind: 'bundled', ref: 'cappuccino' },
  name: { en: 'Cappuccino' },
  quantity: 1,
  price: 320,
  notes: '',
  declaration: null,
  status: 'received',
} as const satisfies TrackedOrder['lines'][number]

/** Noor's order, accepted in Antwerp and not begun; all its times are 0. */
export const noorsTrackedOrder: TrackedOrder = {
  token: 'K7QM2A9X',
  branch: 'antwerpen',
  form: 'pick-up',
  table: null,
  total: 320,
  placedAt: 0,
  wantedAt: 0,
  firstPromisedAt: 0,
  code: 'A-47',
  cupName: '',
  ifSoldOut: 'ask',
  course: 'accepted',
  acceptedAt: 0,
  readyAt: null,
  overAt: null,
  endReason: null,
  endWords: '',
  paidWay: null,
  paidAmount: null,
  due: 320,
  kept: 0,
  owed: 0,
  paidWays: [],
  hereAt: null,
  lateBy: null,
  phase: 'accepted',
  mayWithdraw: false,
  proposal: null,
  changedFrom: null,
  unheardSince: null,
  beginsAt: 0,
  lines: [noorsLine],
  vat: [{ rate: 600, gross: 320, net: 302, tax: 18 }],
}
