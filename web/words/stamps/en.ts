// English: the stamp card.
import { plural } from '../plural.ts'

const count = plural('en')

export const stamps = {
  title: 'Your stamp card',
  left: (n: number) =>
    count(n, { one: '1 more, and the next one is free.', other: `${n} more, and the next one is free.` }),
  free: (worth: string) => `One is free, up to ${worth}`,
  qr: 'Voucher from your stamp card',
  show: 'Use it at the checkout, or show this code at the counter:',
  elsewhere: (n: number) =>
    count(n, {
      one: '1 stamp was used on another device that has a copy of this card.',
      other: `${n} stamps were used on another device that has a copy of this card.`,
    }),
  foreign: 'Some stamps on this device are not from this shop. They do not count.',
  gives: (n: number) => count(n, { one: '1 stamp for this order.', other: `${n} stamps for this order.` }),
  givesIfKept: (n: number) =>
    count(n, {
      one: '1 stamp for this order, if this device may remember it.',
      other: `${n} stamps for this order, if this device may remember it.`,
    }),
  use: 'Use my free one',
  takesOff: (amount: string) => `This order costs ${amount} less.`,
  nothing: 'Nothing in this order can be free.',
}

export const stampDesk = {
  check: 'Check a voucher',
  checkHint: 'Scan the code on the customer’s phone, or type the eight characters under it. Checking it uses it up.',
  voucher: 'Voucher',
  act: 'Check',
  given: (worth: string) => (worth ? `Good: one is free, up to ${worth}.` : 'Good: one is free.'),
  used: 'This voucher has already been used.',
  foreign: 'This voucher is not from this shop.',
  givenOffline: (worth: string) => `Good: one is free, up to ${worth}. The shop is told once the connection is back.`,
  again: 'This counter has already taken this voucher.',
  over: (most: string) => `Without a connection this counter may give up to ${most}. Please wait until it is back.`,
  cannot:
    'Without a connection, a voucher can only be scanned, over https, at a counter that had this page open before.',
  waiting: (n: number) =>
    count(n, {
      one: '1 voucher has yet to be sent to the shop.',
      other: `${n} vouchers have yet to be sent to the shop.`,
    }),
  copied: (n: number) =>
    count(n, {
      one: '1 voucher was given twice because a counter had no connection.',
      other: `${n} vouchers were given twice because a counter had no connection.`,
    }),
  rules: 'The card',
  rulesHint:
    'Customers need no account: the card is on their device. Vouchers they already have stay good, whatever you change.',
  on: 'Give stamps',
  every: 'One free in every',
  worth: 'A free one costs at most (€)',
  offline: 'Given without a connection, at most (€)',
  offlineHint: 'For each counter, until the shop has heard of it. 0: never.',
  categories: 'What counts',
  categoriesHint: 'One stamp for each. Meal deals give none.',
  between: (least: string, most: string) => `From ${least} to ${most}.`,
  saved: 'The stamp card is saved.',
}

export type StampText = typeof stamps
export type StampDeskText = typeof stampDesk
