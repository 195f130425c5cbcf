// English: the words for an order that is being followed, on its own page and in the bar of every page.

import type { PaymentWay } from '../../../domain/counter/payment.ts'
import type { EndReason } from '../../../domain/order/course.ts'
import type { Moment } from '../../../domain/order/following.ts'
import { plural } from '../plural.ts'

const count = plural('en')
const minutes = (n: number) => count(n, { one: '1 minute', other: `${n} minutes` })

const moments: Record<Moment, string> = {
  sent: 'Sent to the shop',
  planned: 'Your time is reserved',
  queued: 'Accepted',
  making: 'We are on it',
  ready: 'Ready for you',
  out: 'Enjoy',
  refused: 'We cannot make this order, sorry',
  cancelled: 'We had to cancel this order, sorry',
  withdrawn: 'You cancelled this order',
  'not-collected': 'Nobody came for this order',
}
const details: Partial<Record<Moment, string>> = {
  sent: 'Waiting for the shop to accept it.',
  queued: 'We begin in a moment. You can no longer cancel here.',
}
const reasons: Record<Exclude<EndReason, 'other'>, string> = {
  'sold-out': 'Something you ordered is sold out.',
  'too-busy': 'More orders came in than we can make.',
  closing: 'We are closing and cannot make it any more.',
  'cannot-reach': 'We had a question about your order and could not reach you.',
  'not-serious': 'We were not sure that this was a real order. If it was, please call us.',
  asked: 'You asked us to.',
}
const ways: Record<PaymentWay, string> = { cash: 'Paid in cash', card: 'Paid by card', other: 'Paid' }

export const en = {
  code: 'Your code',
  moments,
  details,
  tableReady: 'On its way to you',
  steps: { sent: 'Sent', accepted: 'Accepted', making: 'Being made', ready: 'Ready' },
  readyAround: 'Ready around',
  atTableAround: 'At your table around',
  laterThan: 'A little later than',
  muchLater: 'Later than',
  sorry: 'Sorry, it takes longer than we said.',
  callUs: 'Sorry. Call us if you cannot wait.',
  begins: (time: string) => `We begin at ${time}.`,
  beginsOn: (day: string, time: string) => `We begin on ${day} at ${time}.`,
  beginsToOpen: 'We begin just before we open.',
  movedLater: (n: number) => `${minutes(n)} later than we said, sorry.`,
  movedEarlier: (n: number) => `${minutes(n)} earlier than we said.`,
  tableBanner: (n: number) => `Order ready (We bring it to table ${n})!`,
  readySoFar: 'Ready so far',
  bring: (n: number) => `We bring it to table ${n}.`,
  bringing: (n: number) => `Stay seated: we bring it to table ${n} now.`,
  comeAndGet: 'Say your code at the counter.',
  here: 'I am here',
  hereDone: 'The shop knows that you are here.',
  late: 'I am late',
  lateQuestion: 'How late will you be?',
  lateBy: (n: number) => minutes(n),
  lateDone: (n: number) => `The shop knows that you will be ${minutes(n)} late.`,
  cancel: 'Cancel order',
  cancelHint: 'You can cancel until we begin to make it.',
  cancelUntilAccepted: 'You can cancel until we accept it.',
  cancelTitle: 'Cancel this order?',
  cancelText: 'This cannot be undone. If you still want it later, order again.',
  keep: 'Keep it',
  close: 'Close',
  show: 'Show this at the counter',
  say: (code: string) => `or say your code: ${code}`,
  qr: 'QR code of this order',
  toPay: 'To pay at the counter',
  inCash: (amount: string) => `${amount} in cash, which is rounded to 5 cents`,
  ways,
  notAhead: 'Not going ahead',
  reasons,
  shopSays: 'The shop says:',
  nothingToPay: 'Nothing to pay. No need to come by for this one.',
  giveBack: (amount: string) => `You get ${amount} back at the counter.`,
  instead: 'What you can have instead',
  again: 'Order again',
  againWithout: (n: number) =>
    count(n, { one: '1 item is sold out and left out.', other: `${n} items are sold out and left out.` }),
  at: (branch: string) => `Order at ${branch}`,
  toMenu: 'Back to the menu',
  call: (branch: string) => `Call ${branch}`,
  map: 'Show on the map',
  changed: 'The shop changed your order',
  changedFrom: (lines: string, total: string) => `Before: ${lines}, ${total}`,
  changedTo: (lines: string, total: string) => `Now: ${lines}, ${total}`,
  proposed: 'A question from the shop: may we change this?',
  isNew: 'What is new in it',
  replaced: 'Replaced, as you allowed',
  agree: (total: string) => `Yes, for ${total}`,
  decline: 'No, leave it as it was',
  itWas: 'Your order was',
  bar: {
    label: 'Your orders',
    ready: 'ready',
    readyAt: (time: string) => `ready ${time}`,
    late: (time: string) => `later than ${time}`,
    stopped: 'not going ahead',
    asked: 'a question for you',
    isReady: (code: string) => `${code} is ready`,
    isAsked: (code: string) => `A question about ${code}`,
    others: (n: number) => count(n, { one: 'and 1 more', other: `and ${n} more` }),
    open: 'Show',
    dismiss: (code: string) => `Hide ${code}`,
  },
}

export type FollowingDictionary = typeof en
