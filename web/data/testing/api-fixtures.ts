// What the tests share: a small menu with its categories and items, and Noor’s order as she and the staff see it.
import type { StaffOrder, TrackedOrder } from '#contract/index.ts'
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

/** Noor's line as staff see it: nobody has said where it is made. */
export const noorsStaffLine: StaffOrder['lines'][number] = { ...noorsLine, making: [] }

type SeenByBoth = Omit<Pick<StaffOrder, keyof StaffOrder & keyof TrackedOrder>, 'lines' | 'proposal' | 'changedFrom'>

/** Noor's order, accepted in Antwerp and not begun; all its times are 0. */
const noorsOrder: SeenByBoth = {
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
  hereAt: null,
  lateBy: null,
}

export const noorsTrackedOrder: TrackedOrder = {
  ...noorsOrder,
  kept: 0,
  owed: 0,
  paidWays: [],
  phase: 'accepted',
  mayWithdraw: false,
  proposal: null,
  changedFrom: null,
  unheardSince: null,
  beginsAt: 0,
  lines: [noorsLine],
  vat: [{ rate: 600, gross: 320, net: 302, tax: 18 }],
}

/** How its payment stands once she has paid all of it with Bancontact. */
export const noorsPayment: NonNullable<TrackedOrder['online']> = {
  state: 'paid',
  reason: null,
  method: 'bancontact',
  paid: 320,
  until: null,
  holdsUntil: null,
  mayPayAtCounter: true,
  movedFrom: null,
  givenUp: false,
  unplaced: null,
  back: null,
}

/** The same order on the board, placed on the web. */
export const noorsStaffOrder: StaffOrder = {
  ...noorsOrder,
  id: 1,
  version: 1,
  customerName: 'Noor',
  address: '',
  phone: '',
  source: 'web',
  making: 0,
  quoted: null,
  keptAt: null,
  paidAt: null,
  payments: [],
  ringUp: null,
  toSee: null,
  proposal: null,
  changedFrom: null,
  lines: [noorsStaffLine],
}
