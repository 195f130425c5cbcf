// English: reductions as customers read them, on the menu, in the cart and at the checkout.
import { plural } from '../plural.ts'

const count = plural('en')

export const reductions = {
  today: 'Reductions today',
  allDay: 'all day today',
  until: (time: string) => `now, until ${time}`,
  from: (time: string) => `today from ${time}`,
  between: (from: string, until: string) => `today from ${from} to ${until}`,
  everything: 'Everything',
  beside: (names: string) => `with ${names}`,
  /** The largest word of an announcement: each of `of` pieces, the cheapest is free. */
  nth: (of: number, paid: number) => `${of} for ${paid}`,
  free: 'free',
  more: (n: number) => count(n, { one: '1 more reduction', other: `${n} more reductions` }),
  was: (before: string, now: string) => `was ${before}, now ${now}`,
  later: (price: string, time: string) => `${price} at ${time}`,
  lowest: (price: string) => `Lowest price of the last 30 days: ${price}`,
  takesOff: (name: string, amount: string) => `${name}: −${amount}`,
  ended: (name: string) => `“${name}” no longer counts for this order.`,
  costs: (total: string) => `It now costs ${total}.`,
  haveCode: 'I have a code',
  code: 'Code',
  use: 'Use it',
  notYet: (name: string) => `“${name}”: nothing in your order counts for it yet.`,
  checking: 'The code is being checked.',
  counts: (name: string, amount: string) => `“${name}”: this order costs ${amount} less.`,
  lookAtTotal: 'Your code counts. Please look at the total, then place the order.',
  remove: 'Remove the code',
}

export type ReductionText = typeof reductions
