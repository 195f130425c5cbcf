// What each act costs, as `costs.test.ts` counts it. A figure is raised on purpose, with its reason beside it.
import type { ActCost } from './act-costs.ts'

export type CountedAct =
  | 'placing at the counter'
  | 'placing to pay online'
  | 'placing with a voucher'
  | 'placing a deal'
  | 'entering by staff'
  | 'accepting an order'
  | 'tapping an order as ready'
  | 'settling a payment'
  | 'a board'
  | 'a page of the list'
  | 'a menu'

interface OnBoth {
  readonly sqlite: ActCost
  readonly postgres: ActCost
}

// The steps and pages of orders rose by 3 % with what they are promised by (record 128), and by as much with what a
// line keeps of a reduction and what a branch says of its till (records 130 and 132).
export const costs: Readonly<Record<CountedAct, OnBoth>> = {
  'placing at the counter': {
    sqlite: { statements: 30, trips: 0, read: 2078, written: 24, bytes: 177_192 },
    postgres: { statements: 31, trips: 12, read: 26, written: 24, bytes: 7413 },
  },
  'placing to pay online': {
    sqlite: { statements: 24, trips: 0, read: 1196, written: 9, bytes: 107_152 },
    postgres: { statements: 25, trips: 11, read: 11, written: 9, bytes: 4246 },
  },
  'placing with a voucher': {
    sqlite: { statements: 33, trips: 0, read: 2013, written: 22, bytes: 177_192 },
    postgres: { statements: 34, trips: 14, read: 30, written: 22, bytes: 7108 },
  },
  // Each part is a row of the figures: what is made ahead is sold in deals as well (record 129).
  'placing a deal': {
    sqlite: { statements: 30, trips: 0, read: 2031, written: 26, bytes: 177_192 },
    postgres: { statements: 31, trips: 11, read: 29, written: 26, bytes: 8620 },
  },
  // The steps of SQLite include those into the indexes by which orders of a past day are found (record 125). What staff
  // see of the order follows from what its branch says of its till (record 130).
  'entering by staff': {
    sqlite: { statements: 34, trips: 0, read: 2666, written: 27, bytes: 160_712 },
    postgres: { statements: 34, trips: 23, read: 39, written: 27, bytes: 9273 },
  },
  // One query more than it needs asks for the branch of the order, so that two acts at one branch never wait for each
  // other's locks.
  'accepting an order': {
    sqlite: { statements: 21, trips: 0, read: 1061, written: 6, bytes: 86_552 },
    postgres: { statements: 20, trips: 15, read: 18, written: 6, bytes: 3056 },
  },
  // Two read and change what the branch has learned of its promises (record 128).
  'tapping an order as ready': {
    sqlite: { statements: 23, trips: 0, read: 1139, written: 8, bytes: 86_552 },
    postgres: { statements: 23, trips: 16, read: 17, written: 8, bytes: 3877 },
  },
  'settling a payment': {
    sqlite: { statements: 30, trips: 0, read: 2599, written: 25, bytes: 173_072 },
    postgres: { statements: 31, trips: 21, read: 37, written: 25, bytes: 7008 },
  },
  'a board': {
    sqlite: { statements: 13, trips: 0, read: 486, written: 0, bytes: 0 },
    postgres: { statements: 13, trips: 13, read: 21, written: 0, bytes: 0 },
  },
  // Two count the orders in each state, which the list shows as its filters (record 125).
  'a page of the list': {
    sqlite: { statements: 11, trips: 0, read: 516, written: 0, bytes: 0 },
    postgres: { statements: 11, trips: 11, read: 17, written: 0, bytes: 0 },
  },
  'a menu': {
    sqlite: { statements: 1, trips: 0, read: 13, written: 0, bytes: 0 },
    postgres: { statements: 1, trips: 1, read: 1, written: 0, bytes: 0 },
  },
}
