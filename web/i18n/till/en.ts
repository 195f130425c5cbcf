// English: the words of the till; the other languages have the same keys.

import type { PaymentWay } from '../../../domain/counter/payment.ts'
import type { EndReason, Step } from '../../../domain/order/course.ts'
import { plural } from '../plural.ts'

const count = plural('en')

/** What a sentence of the history may name; all are words already. */
export interface Told {
  readonly who: string
  readonly reason: string
  /** '2 × Cappuccino'. */
  readonly lines: string
  readonly status: string
  readonly minutes: number
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly way: string
  readonly proposed: boolean
}

export type Sentences = Readonly<Record<Step, (told: Told) => string>>

export const en = {
  money: {
    taken: 'Taken today',
    open: 'Not paid yet',
    later: 'For later',
    toGiveBack: 'To give back',
    ways: { cash: 'Cash', card: 'Card', other: 'Other' } as Readonly<Record<PaymentWay, string>>,
    rounding: 'Rounded',
  },
  close: {
    button: 'Close the day',
    title: (day: string, branch: string) => `Close ${day} at ${branch}?`,
    text: (branches: string, n: number) =>
      `This closes the day: ${count(n, { one: '1 order', other: `${n} orders` })} of ${branches} ${count(n, { one: 'leaves', other: 'leave' })} the list. The figures are kept for good, and the owner can bring the orders back for 30 days.`,
    nothing: 'Nothing is handed over yet, so nothing leaves the list.',
    handedOver: 'Handed over',
    fallen: 'Refused, cancelled or not collected',
    open: 'Still to be handed over',
    later: 'For another day',
    also: 'Tick what is to leave the list although nobody has handed it over. Its customers read that the day is closed.',
    taken: 'Taken since the last closing',
    unpaid: 'Handed over, no payment noted',
    closed: (orders: string) => `The day is closed: ${orders} went to the archive.`,
  },
  days: {
    title: 'Days',
    hint: 'The running day of each branch, and every day that was closed. Nothing deletes those figures.',
    running: 'Not closed yet',
    nothing: 'Nothing to close yet',
    empty: 'No day was closed yet',
    emptyHint: 'Close the day when the shop shuts. Its figures then stand here.',
    closedBy: (who: string, when: string) => `Closed by ${who}, ${when}`,
    broughtBack: (when: string) => `The orders were brought back on ${when}.`,
    someBack: (n: number) =>
      n === 1 ? '1 order of this day is back in the list.' : `${n} orders of this day are back in the list.`,
    stayed: 'stayed in the list',
    removed: 'left the list as well',
    taken: 'Taken',
    more: 'Earlier days',
  },
  pay: {
    title: 'Payment',
    inCash: 'In cash, rounded to 5 cents',
    paid: (amount: string, way: string) => `${amount} paid: ${way}`,
    undo: 'Undo the payment',
    giveBack: (amount: string) => `${amount} was paid for this order. Give it back, then undo the payment.`,
  },
  enter: {
    title: 'New order',
    items: 'Items',
    bill: 'Order',
    look: (n: number) => `To the order: ${n} ${n === 1 ? 'item' : 'items'}`,
    empty: 'Tap an item to add it.',
    noItems: 'Nothing to sell yet',
    noItemsHint: 'This branch has no items on its menu. Add the first ones, and they appear here.',
    askManager: 'The branch has no items on its menu yet. A manager adds them.',
    toMenu: 'To the menu',
    name: 'Name (optional)',
    phone: 'Telephone (optional)',
    where: 'Where?',
    pickUp: 'At the counter',
    table: 'At a table',
    tableNumber: 'Table number',
    when: 'When?',
    soon: 'As soon as possible',
    atTime: 'At a time',
    time: 'Time',
    note: 'Note',
    noteFor: (line: string) => `Note for ${line}`,
    one: (line: string) => `One more ${line}`,
    less: (line: string) => `One ${line} less`,
    send: (total: string) => `Place the order, ${total}`,
    done: 'The order is placed',
    code: 'Code',
    readyAt: (time: string) => `Ready around ${time}`,
    later: 'Pays later · next order',
    next: 'Next order',
    open: 'Open the order',
    out: 'Out of stock',
  },
  change: {
    button: 'Change the order',
    title: (code: string) => `Change order ${code}`,
    hints: {
      ask: 'Fewer of something counts at once. For anything else the customer has to agree first.',
      replace: 'The customer allows something similar instead, and has to agree only to what is dearer.',
      'leave-out':
        'The customer wants what is sold out left out. Fewer counts at once; for anything else they have to agree first.',
    },
    addItem: 'Add another item',
    was: 'So far',
    will: 'New total',
    asks: 'The customer is asked first.',
    save: 'Save the change',
    ask: 'Ask the customer',
    saved: 'The order is changed.',
    asked: 'The customer is asked. Until they agree, the order stays as it was.',
    paid: 'The order is paid. Undo the payment before you change it.',
    proposal: (total: string) => `Waiting for the customer to agree to ${total}.`,
    agree: 'The customer agrees',
    decline: 'The customer declines',
    agreed: 'The change counts.',
    declined: 'The order stays as it was.',
    replaced: 'Replaced, as the customer allowed',
    changed: 'This order was changed.',
    earlier: 'Before',
    now: 'Now',
    postpone: 'Later',
    postponeTitle: 'When will it be ready?',
    plus: (minutes: number) => `+${minutes} min`,
    atTime: 'At this time',
    postponed: (time: string) => `The customer is told: ready around ${time}.`,
  },
  history: {
    title: 'History',
    customer: 'The customer',
    placed: 'The customer placed the order.',
    entered: (who: string) => `${who} entered the order.`,
    steps: {
      accept: ({ who }) => `${who} accepted the order.`,
      refuse: ({ who, reason }) => `${who} refused the order: ${reason}.`,
      cancel: ({ who, reason }) => `${who} cancelled the order: ${reason}.`,
      withdraw: () => 'The customer cancelled the order.',
      collectNot: ({ who }) => `${who} noted that nobody collected the order.`,
      bringBack: ({ who }) => `${who} brought the order back.`,
      setLines: ({ who, lines, status }) => `${who} set ${lines} to “${status}”.`,
      change: ({ who, from, to, proposed }) =>
        proposed
          ? `${who} asked the customer for a change from ${from} to ${to}.`
          : `${who} changed the order: ${to} instead of ${from}.`,
      postpone: ({ who, from, to }) => `${who} moved the time from ${from} to ${to}.`,
      agree: ({ who, from, to }) => `${who} agreed to the change: ${to} instead of ${from}.`,
      decline: ({ who }) => `${who} declined the change.`,
      arrive: () => 'The customer said: I am here.',
      runLate: ({ minutes }) => `The customer said: I will be ${minutes} minutes late.`,
      pay: ({ who, amount, way }) => `${who} noted the payment: ${amount}, ${way}.`,
      unpay: ({ who }) => `${who} undid the payment.`,
      see: ({ who }) => `${who} has seen it.`,
    } as Sentences,
    staffFor: (who: string) => `${who}, for the customer,`,
    reasons: {
      'sold-out': 'sold out',
      'too-busy': 'too busy',
      closing: 'closing soon',
      'cannot-reach': 'cannot reach the customer',
      'not-serious': 'not a serious order',
      asked: 'the customer asked for it',
      other: 'another reason',
    } as Readonly<Record<EndReason, string>>,
  },
}

export type TillText = typeof en
