// English: ordering the same again, favourites, shared carts, and what this device remembers.
import type { Phase } from '../../../domain/order/course.ts'
import { glossary } from '../glossary/en.ts'
import { plural } from '../plural.ts'

const count = plural('en')

const phases: Readonly<Record<Phase, string>> = {
  placed: glossary.received,
  accepted: glossary.accepted,
  making: glossary.making,
  ready: glossary.ready,
  out: glossary.handedOver,
  refused: glossary.refused,
  cancelled: glossary.cancelled,
  'not-collected': glossary.notCollected,
  awaiting: glossary.notPaid,
  lapsed: glossary.notPaid,
}

export const again = {
  title: 'Your orders',
  ordersAndFavourites: 'Your orders and favourites',
  keptHere: (days: number) => `Kept on this device only, for ${days} days.`,
  before: 'Ordered before',
  phases,
  same: {
    today: 'The same again',
    yesterday: 'The same as yesterday',
    on: (day: string) => `The same as on ${day}`,
  },
  ordered: { today: (time: string) => `today ${time}`, yesterday: (time: string) => `yesterday ${time}` },
  something: 'Something from before',
  times: (n: number, name: string) => `${n} × ${name}`,
  comma: ', ',
  at: (branch: string) => `at ${branch}`,
  ready: (time: string, branch: string) => `ready ${time} at ${branch}`,
  readyOn: (day: string, time: string, branch: string) => `${day}, ${time}, at ${branch}`,
  readyAt: (time: string) => `ready ${time}`,
  titleReady: (time: string, branch: string) => `Ready ${time} at ${branch}`,
  titleAt: (branch: string) => `The same again at ${branch}`,
  table: (table: number, branch: string) => `At table ${table}, ${branch}`,
  take: 'Take it again',
  nothing: 'None of it can be ordered now.',
  toMenu: 'To the menu',
  left: (n: number) => count(n, { one: '1 item is not available', other: `${n} items are not available` }),
  newPrice: 'a new price',
  lines: 'What you order again',
  details: 'When and for whom',
  was: (before: string, now: string) => `was ${before}, now ${now}`,
  leftOut: 'left out',
  time: 'Time',
  where: 'Where',
  for: (name: string) => `for ${name}`,
  else: 'Something else',
  change: 'Change it',
  follow: 'Follow it',
  receipt: 'Open',
  none: 'No orders here yet',
  noneText: 'Tick “Remember my details and orders” at the checkout, and your orders will be here next time.',
  toTokens: 'Follow an order by its token',
  forget: 'Forget everything on this device',
  notYou: (name: string) => `Not ${name}? Forget everything here`,
  forgets:
    'Orders, favourites, your stamp card, your details, the cart, and what you avoid. What the shop keeps about your orders stays.',
  forgotten: 'This device has forgotten you.',
  forgottenText: 'Orders, favourites, details and cart are gone from it.',
  undo: 'Undo',
  toStart: 'To the home page',
  keep: {
    title: 'The same again in two taps?',
    text: (days: number) =>
      `This device can remember your orders and details for ${days} days. Nobody else gets them, and one tap forgets them.`,
    yes: 'Remember',
    no: 'No, thanks',
    done: 'Remembered. You will find it on the home page next time.',
  },
  favouriteOrders: 'Favourite orders',
  favouriteItems: 'Favourites',
  like: (name: string) => `Make ${name} a favourite`,
  unlike: (name: string) => `${name} is a favourite. Take the heart away`,
  likeOrder: 'Make this order a favourite',
  unlikeOrder: 'This order is a favourite. Take the heart away',
  share: {
    act: 'Share this cart',
    hint: 'The link holds what is in the cart, without notes or names.',
    copied: 'The link is copied.',
    failed: 'This browser cannot copy it. Here is the link:',
    tooLong: 'This cart is too long for a link.',
    title: 'A shared cart',
    lead: (branch: string) => `Today’s prices in ${branch}`,
    leadAnywhere: 'Today’s prices',
    take: 'Put it into my cart',
    keeps: (n: number) => count(n, { one: 'What is in your cart stays.', other: `The ${n} items in your cart stay.` }),
    noRoom: (lines: number, pieces: number) =>
      `Your cart has no room for all of this: an order holds at most ${lines} different items, and ${pieces} of each. Take something out or order first.`,
    toCart: 'To my cart',
    total: 'Total',
    left: 'not available',
    broken: 'This link is incomplete. Ask for it again.',
    tooMany: 'This link holds more than one order may. Ask for a shorter one.',
    nothing: 'None of it is on the menu any more.',
  },
  /** In another branch, for what is in the cart. */
  there: {
    same: (total: string) => `Your cart: ${total}`,
    otherTotal: (total: string, before: string) => `Your cart: ${total} instead of ${before}`,
    without: (names: string) => `Not there: ${names}`,
    dearer: (names: string) => `Another price: ${names}`,
    nothing: 'Nothing in your cart is available there.',
  },
}

export type AgainText = typeof again
