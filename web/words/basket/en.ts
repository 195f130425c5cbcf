// English: opening, filling and paying an office basket.
import type { BasketPayer } from '#domain/order/basket/basket-limits.ts'
import type { Phase } from '#domain/order/course.ts'

const payers: Readonly<Record<BasketPayer, string>> = {
  counter: 'I pay for all, at the counter',
  online: 'I pay for all, online',
  each: 'Each pays their share, online',
}

const payerDetails: Readonly<Record<BasketPayer, string>> = {
  counter: 'At the end it is ordered automatically, as it is then.',
  online: 'You pay once nobody can add any more. Nothing is made before that.',
  each: 'Those who have not paid by the end drop out. The others get theirs.',
}

const paidBy: Readonly<Record<BasketPayer, (opener: string) => string>> = {
  counter: (opener) => `${opener} pays for all at the counter.`,
  online: (opener) => `${opener} pays for all online.`,
  each: () => 'Each pays their own share.',
}

const phases: Readonly<Partial<Record<Phase, string>>> = {
  ready: 'It is ready.',
  out: 'It was handed over.',
  refused: 'The shop could not take this order.',
  cancelled: 'This order was cancelled.',
  'not-collected': 'Nobody collected it.',
}

export const basket = {
  way: 'Order together',
  putInto: (opener: string) => `Put into ${opener}’s basket`,
  putIntoOwn: 'Put into your office basket',
  goesThere: 'What you chose goes into this basket. You pay as agreed there.',
  alone: 'Order it just for me instead',
  reminded: (opener: string, until: string) => `${opener} asks you to pay your share by ${until}.`,
  wayBack: 'To the office basket',
  open: {
    title: 'Office basket',
    lead: 'Your cart becomes your part. You get a link with which colleagues add theirs.',
    alone: 'Order just for me',
    payer: 'Who pays?',
    payers,
    payerDetails,
    until: 'Others can add until',
    latest: (time: string) => `${time}, as late as possible`,
    button: { counter: 'Open, with obligation to pay', online: 'Open the basket', each: 'Open the basket' },
    later: 'That leaves others too little time. Please choose a later time.',
    dayEnds: 'Orders for this day end too soon for others to add something. Please choose another day, or order alone.',
  },
  title: 'Office basket',
  of: (opener: string) => `${opener}’s office basket`,
  live: 'Live',
  addUntil: (time: string) => `Add until ${time}`,
  payUntil: (time: string) => `Pay until ${time}`,
  ready: (time: string, branch: string) => `Ready at ${time} in ${branch}`,
  nobodyAdds: 'nobody can add any more',
  minutes: 'min',
  ending: 'Closing…',
  share: 'Share the link',
  copied: 'The link is copied.',
  showQr: 'Show as QR code',
  scan: 'Colleagues scan this to add theirs.',
  close: 'Close',
  paidBy,
  people: (people: number, things: number) =>
    `${people === 1 ? '1 person' : `${people} people`}, ${things === 1 ? '1 item' : `${things} items`}`,
  onCups: 'names are on the cups',
  you: '(you)',
  nothing: 'nothing yet',
  choosing: 'is choosing …',
  takeOut: 'Take out',
  name: 'Your name, for the cup',
  inCart: 'In your cart',
  emptyCart: 'Choose from the menu first. It stays in your cart until you put it into the basket.',
  choose: 'Choose from the menu',
  more: 'Choose more',
  put: 'Put into the basket',
  unsure: 'We do not know whether your last try reached us. Put it in again: it counts only once.',
  cart: 'in your cart',
  othersSee: 'The others see your name and what you take, not your notes.',
  yourShare: 'your share',
  payShare: 'Pay my share',
  payWith: 'How will you pay your share?',
  remind: (name: string) => `Remind ${name}`,
  remindAll: 'Remind those who have not paid',
  remindText: (until: string) => `Please pay your share of our office basket by ${until}:`,
  payFor: (name: string, amount: string) => `Pay ${amount} for ${name}`,
  checking: 'Your payment is being checked. You cannot be charged twice.',
  total: 'in all',
  paid: (paid: number, of: number) => `Paid ${paid} of ${of}`,
  amountOf: (paid: string, total: string) => `${paid} of ${total}`,
  dropsOut: (until: string, ready: string) =>
    `Those who have not paid by ${until} drop out and are told. The others get theirs at ${ready}.`,
  tags: { yes: 'Paid', checking: 'Being checked', no: 'Not yet', out: 'Dropped out' },
  end: { counter: 'Order with obligation to pay', online: 'Close and pay', each: 'Close, then all pay' },
  send: 'Order now for those who have paid',
  pay: (amount: string) => `Pay ${amount}`,
  waitsFor: (opener: string) => `${opener} is paying for all.`,
  giveUp: 'Give up the basket',
  giveUpAsk: 'Give it up for everybody? What was paid is refunded automatically.',
  giveUpYes: 'Give up',
  back: 'Back',
  ordered: 'It is ordered',
  code: 'Say this code at the counter:',
  follow: 'Follow the order',
  phases,
  ended: 'This basket was not ordered',
  endedText: 'It was given up, nobody paid in time, or the branch closed. What was paid is refunded automatically.',
  youOut: 'You dropped out',
  youOutText: 'Your share was not paid in time, so your items are not made.',
  backStuck: (amount: string) =>
    `${amount} is still to be given back. The payment service could not send it, so please call the shop.`,
  goesBack: (amount: string) => `${amount} is being refunded to you.`,
  wentBack: (amount: string) => `${amount} was refunded to you.`,
  newOrder: 'Start a new order',
  receipt: 'Your receipt',
  sum: 'Total',
  paidOnline: (amount: string) => `paid online: ${amount}`,
  print: 'Print or save',
}

export type BasketText = typeof basket
