// English: the menu, the landing page and an item.

import type { PauseReason } from '#domain/branch/capacity/quote.ts'
import type { Diet } from '#domain/menu/diet.ts'
import { groupNames, substanceNames } from '#domain/menu/substance-names/en.ts'
import { glossary } from '../glossary/en.ts'
import { lowered } from '../lowered.ts'
import { plural } from '../plural.ts'

/** What many screens say, of customers and of staff. */
export const words = {
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  total: 'Total',
  day: 'Day',
  note: 'Note',
  edit: 'Edit',
  remove: 'Remove',
  order: 'Order',
  showMore: 'Show more',
  loading: 'One moment',
  copied: 'Copied',
  toMenu: 'To the menu',
  change: 'Change',
  keptInput: 'What you filled in is kept.',
  tooMany: (seconds: number) => `Too many tries. Please wait ${seconds} seconds and try again.`,
  call: (branch: string) => `Call ${branch}`,
}

export type SharedWords = typeof words

const turning = {
  previous: 'Back',
  next: 'Next',
  pause: 'Stop the motion',
  play: 'Let it move',
}

export const home = {
  hero: {
    title: 'Your coffee is ready when you are',
    lead: 'Order on your phone, pick up at the counter.',
    order: 'Order now',
    track: 'Track your order',
    picture: 'A cappuccino with a biscuit, on a wooden table in the evening',
    pause: turning.pause,
    play: turning.play,
  },
  /** In the place of the offers, in a shop that has none. */
  shop: { dishes: 'From our menu', whole: 'The whole menu', where: 'Where to find us', hours: 'Hours and contact' },
  offers: {
    title: 'Our special offers',
    labels: { ...turning, slide: (n: number, of: number) => `Offer ${n} of ${of}` },
  },
  steps: {
    title: 'How it works',
    order: {
      title: 'Make your order',
      text: 'Choose from the menu and tell us your name. You get a token of eight letters and digits.',
    },
    today: (time: string) => `Orders for today until ${time}; after that, for the next opening day.`,
    todayAnywhere: 'Each branch takes orders for today until its cut-off; after that, for the next opening day.',
    check: { title: 'Check its status', text: 'Type your token and see how far we are.' },
    stages: [glossary.received, glossary.ready, 'Picked'],
    pick: {
      title: 'Pay and pick up',
      text: 'Come to the counter, pay if you have not paid online, and take it while it is warm.',
    },
    track: 'Track your order',
  },
  story: {
    title: 'Made when you order',
    text: [
      'Every cup is made when you order it, with something to go with it, and without waiting.',
      'Order on your way, and the person who makes your coffee also hands it to you.',
    ],
    more: 'Read our story',
    waffle: 'Waffles with strawberries and cream',
    bagel: 'A bagel with salmon and red onion',
  },
  guests: {
    title: 'What our guests say',
    labels: { ...turning, slide: (n: number, of: number) => `Guest ${n} of ${of}` },
    inBranch: (branch: string) => `in ${branch}`,
  },
  tour: {
    title: 'Come in and look around',
    lead: 'Drag the picture, or use the arrows.',
    labels: {
      view: 'Look around the shop',
      hint: 'The arrow keys turn the view, plus and minus zoom.',
      left: 'Turn left',
      right: 'Turn right',
      nearer: 'Zoom in',
      farther: 'Zoom out',
      flat: 'Your browser shows this as a picture',
    },
    places: {
      counter: 'The counter',
      pictures: 'The coffee wall',
      bench: 'The bench',
      windows: 'The windows to the street',
    },
  },
  posts: {
    title: 'You asked',
    labels: { ...turning, slide: (n: number, of: number) => `Question ${n} of ${of}` },
  },
  failed: 'Our offers and stories did not get through.',
  tryAgain: words.tryAgain,
}

export type HomeText = typeof home

export const photos = {
  bar: 'The espresso machine on the marble counter',
  'pastry-case': 'Cakes and croissants behind the glass of the counter',
  'window-seat': 'A coffee on a small table by the window',
  bench: 'The long bench under the pictures, a table before it',
  'table-morning': 'A breakfast table with croissants, eggs and coffee',
  'table-lunch': 'A lunch table with a bagel, a salad and lemonade',
  'table-evening': 'A table in the evening with a spritz, wine and a plate of cheese',
  'offer-free-waffle': 'A Liège waffle and a coffee beside a card with ten stamps',
  'offer-cake-coffee': 'A slice of apple cake with a small coffee',
  'offer-student': 'A panini with a cola, beside a notebook',
  'post-our-name': 'A small coffee and a bowl of hazelnuts',
  'post-waffles': 'A Brussels waffle next to a Liège waffle',
  'post-noon': 'A paper bag on the counter under a clock that says twelve',
  'post-no-milk': 'A hummus bagel, mint tea and a small jug of oat milk',
  'branch-antwerpen': 'Our shop in Antwerp, in a narrow brick house with a stepped gable',
  'branch-merksem': 'Our shop in Merksem, on a corner, with a broad window',
  'branch-etterbeek': 'Our shop in Etterbeek, in a white town house with a bow window',
}

export type PhotosText = Readonly<Record<keyof typeof photos, string>>

const pauses: Record<PauseReason, string> = {
  busy: 'very busy',
  break: 'a short break',
  fault: 'something is broken',
  staff: 'short of hands',
  other: 'paused',
}

export const times = {
  both: (now: string, then: string) => `${now}, ${then}`,
  ready: (time: string) => `Ready ${time}`,
  readyShort: (time: string) => `ready ${time}`,
  readyFrom: (time: string) => `Ready from ${time}`,
  readyFromShort: (time: string) => `ready from ${time}`,
  back: (time: string) => `Back ${time}`,
  full: (time: string) => `Full until ${time}`,
  orderFor: (time: string) => `order now for ${time}`,
  nothingLeft: 'no time left today',
  workAhead: (n: number) => `${n} min of work ahead of you`,
  kept: (percent: number, n: number) => `kept ${percent}% of ${n} times this month`,
  pauses,
}

export type TimesDictionary = typeof times

export const sale = {
  until: (time: string) => `Until ${time}`,
  from: (time: string) => `From ${time}`,
  over: (time: string) => `Only until ${time}`,
  fromDay: (day: string) => `From ${day}`,
  onlyIn: (branches: string) => `Only in ${branches}`,
  hours: {
    until: (time: string) => `until ${time}`,
    from: (time: string) => `from ${time}`,
    between: (from: string, until: string) => `from ${from} until ${until}`,
    and: ' and ',
  },
  /** `hours` as above. */
  notThen: (hours: string) => `We sell this ${hours}, and your order is for another time.`,
  notThatDay: 'We do not sell this on the day of your order.',
  notHere: (branch: string) => `${branch} does not sell this.`,
  /** Of an opened item that cannot be added. */
  overNow: 'For that day it cannot be ordered any more.',
}

export type SaleWords = typeof sale

export const pages = {
  toMenu: words.toMenu,
  notFound: {
    title: 'Welcome',
    lead: 'There is nothing at this address, but the menu is close by.',
  },
}

export type PageDictionary = typeof pages

const count = plural('en')
const items = (n: number) => count(n, { one: '1 item', other: `${n} items` })

export const more = {
  ...words,
  persons: { fewer: 'One person fewer', more: 'One person more' },
  nav: {
    main: 'Main',
    home: 'Home',
    about: 'About',
    contact: 'Contact',
    menu: 'Menu',
    allItems: 'All items',
    own: 'Your orders, favourites and stamps',
    track: 'Track',
    review: 'Reviews',
    reservation: 'Reservation',
    gift: 'Gift cards',
    signIn: 'Sign in',
    signOut: 'Sign out',
    footer: 'Coffee and snacks to pick up.',
    staff: 'For staff',
    legal: 'Legal notice',
    terms: 'Terms of sale',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
  },
  day: {
    forDay: (day: string) => `Order for ${day}`,
    today: 'Order for today',
  },
  menu: {
    emptyText: "We're sorry for the inconvenience, you can check out our other items.",
    begins: {
      title: 'The menu is not here yet',
      text: 'We are still setting up our shop. Please come back soon.',
      noBranch: 'You cannot order here yet: we are still setting up our shop.',
    },
    wholeMenu: 'See the whole menu',
    searchLabel: 'What are you looking for?',
    clearSearch: 'Clear the search',
    nothingFound: (text: string) => `Nothing on our menu matches “${text}”`,
    found: (n: number) => count(n, { one: '1 result', other: `${n} results` }),
    failedTitle: 'We cannot reach the shop',
    failedText: 'Check your connection. We keep trying by ourselves.',
  },
  cart: {
    branchTitle: 'Choose your branch',
    title: 'Your order',
    view: 'View order',
    empty: 'Nothing here yet',
    emptyText: 'Pick something from the menu and it shows up here.',
    placeOrder: 'Place Order',
    items,
    remove: 'Remove',
    removed: (name: string) => `${name} removed.`,
    undo: 'Undo',
    each: (price: string) => `${price} each`,
    priceChanged: (before: string, now: string) => `The price went from ${before} to ${now}.`,
    accept: 'Use the new price',
    outOfStock: (branch: string) => `Not in stock in ${branch} right now.`,
    goneName: 'Something you chose before',
    gone: 'No longer on our menu.',
    optionOut: (option: string, branch: string) => `${option} is sold out in ${branch} right now.`,
    chooseAgainWhy: 'What you chose of it is no longer to be had like this.',
    chooseAgain: 'Choose again',
    listComma: ', ',
    lookAgain: 'Something changed since you chose. Look at the marked lines.',
    pickUpAt: (branch: string) => `Pick up in ${branch}`,
  },
  note: {
    label: words.note,
    add: 'Add a note',
    example: 'For example: extra hot, cut in two',
    left: (n: number) => count(n, { one: '1 character left', other: `${n} characters left` }),
    tooLong: (n: number) =>
      count(n, {
        one: '1 character too many. Please shorten it; nothing is cut off.',
        other: `${n} characters too many. Please shorten it; nothing is cut off.`,
      }),
  },
  line: {
    gone: 'No connection',
    old: 'What you see may be out of date.',
    asOf: (time: string) => `What you see is as of ${time}.`,
    back: 'You are connected again.',
    kept: 'Your order is kept. You can send it once you are connected again.',
    missing: 'Part of this page did not open.',
    newer: 'There is a newer version of this page.',
    lost: 'What you typed here would be lost. Finish it first.',
  },
  seat: {
    iSit: 'I am sitting at a table in the shop',
    at: (table: number) => `Table ${table}`,
    atSome: 'At a table',
    leave: 'Leave the table',
    understood: 'I see',
    noTables: (branch: string) =>
      `${branch} does not bring orders to tables. Order here and collect it at the counter.`,
    unknownTable: (table: string, branch: string) =>
      `${branch} has no table “${table}”. Look at the card on your table again, or ask at the counter.`,
    unknownBranch: (branch: string) =>
      branch
        ? `The card’s link names a branch that we do not have: “${branch}”. Choose your branch, or ask at the counter.`
        : 'The card’s link names no branch. Choose your branch, or ask at the counter.',
  },
  ask: {
    notAdded: 'Not in your order',
    without: 'Leave it',
    costs: (item: string, branch: string, price: string) => `${item} is in your order. In ${branch} it costs ${price}.`,
    afterwards: (item: string) => `Then we put ${item} in your order.`,
    notHere: (item: string, branch: string) =>
      `${item} is not to be had in ${branch} right now, so it is not in your order.`,
    notNow: (item: string, branch: string) =>
      `${branch} takes no orders for that day any more, so ${item} is not in your order.`,
  },
  signOut: {
    title: 'Sign out of your account?',
    text: 'Signing out will not delete any data. You can still sign in with this account.',
    failed: 'We cannot reach the shop, so you are still signed in. Please try again.',
  },
}

export type MoreDictionary = typeof more

export const diet = {
  ...words,
  title: 'What do you avoid?',
  lead: 'Say it once. The menu then shows what fits you.',
  diets: {
    title: 'Diet',
    names: {
      vegetarian: 'vegetarian',
      vegan: 'vegan',
      halal: 'halal',
      'no-alcohol': 'no alcohol',
    } as Readonly<Record<Diet, string>>,
  },
  allergens: 'Allergens',
  byName: 'Only some cereals or nuts',
  done: 'Show the menu',
  suited: 'Shown to suit you',
  clear: 'Clear',
  more: 'Add more',
  without: (name: string) => `no ${name}`,
  remove: (name: string) => `Remove: ${name}`,
  rest: 'The rest',
  restTitle: 'What does not fit',
  shown: { grey: 'Grey', hide: 'Hide' },
  hidden: (n: number) => (n === 1 ? '1 item that does not fit is hidden.' : `${n} items that do not fit are hidden.`),
  device: 'Kept on this device only. For a severe allergy, please also tell us at the counter.',
  /** Above the results of a search for an allergen or a diet. */
  searched: {
    contains: 'Marked: what contains it, and where traces are possible.',
    suits: 'What is declared to fit.',
  },
  fits: 'Fits',
  withThat: (name: string) => `with ${lowered(name)}`,
  dearer: (how: string, price: string) => `${how}, ${price}`,
  fitsWith: (how: string) => `Fits ${how}`,
  fitsChosen: 'Fits, if you choose what fits',
  traces: (list: string) => `Traces of ${list} possible`,
  tracesWith: (how: string, list: string) => `Fits ${how}, but traces of ${list} are possible`,
  ask: 'Ask us',
  askTitle: (name: string) => `What is in ${name}?`,
  askText: 'Nobody has declared yet what it contains. Please call us, or ask at the counter, before you order it.',
  addAnyway: 'Add it anyway',
  doesNotFit: 'Does not fit what you avoid',
  someDoNotFit: (n: number) =>
    n === 1 ? '1 item may not fit what you avoid.' : `${n} items may not fit what you avoid.`,
}

export type DietText = typeof diet

export const allergens = {
  title: 'What is in it',
  /** In the middle of a sentence. */
  names: substanceNames,
  /** The groups whose members have names of their own. */
  groups: groupNames,
  withGluten: (cereal: string) => `${cereal} (gluten)`,
  contains: (list: string) => `Contains ${list}`,
  traces: (list: string) => `May contain traces of ${list}`,
  none: 'None of the 14 allergens that must be named',
  partsNotDeclared: (n: number) =>
    count(n, { one: 'One part is not declared yet', other: `${n} parts are not declared yet` }),
  notDeclared: 'Not declared yet',
  askUs: 'Please ask us what it contains.',
  /** May be sold from this age on. */
  age: (years: number) => `From ${years} years: please have your ID with you.`,
}

export type AllergensText = typeof allergens

export const item = {
  ...words,
  chooseOne: 'choose one',
  ifYouLike: 'if you like',
  upTo: (most: number) => `up to ${most}`,
  atLeast: (least: number) => `at least ${least}`,
  between: (least: number, most: number) => `${least} to ${most}`,
  included: (units: number) => `${units} included`,
  inPrice: 'included',
  asItComes: 'as it comes',
  soldOut: glossary.soldOut,
  oneLess: 'One less',
  oneMore: 'One more',
  lastTime: 'Last time',
  sameAgain: 'Same again',
  quantity: 'Quantity',
  add: 'Add to order',
  save: 'Save choice',
  missing: (group: string) => `Choose something for “${group}” first.`,
  missingUnits: (least: number) => `Choose at least ${least}.`,
  tooMany: (most: number) => `Choose at most ${most}.`,
  outNow: (option: string) => `${option} is sold out here. Choose something else.`,
  outHere: 'This is not in stock here right now.',
  depends: 'What you still choose may add to it.',
  full: 'Your order has 99 of this already. More is not possible.',
}

export type ItemWords = typeof item

const pieces = (n: number) => count(n, { one: '1 piece', other: `${n} pieces` })

export const options = {
  without: (name: string) => `without ${lowered(name)}`,
  times: (quantity: number, name: string) => `${quantity} × ${name}`,
  /** Of a size: 2 people, 8 pieces. */
  sized: (name: string, count: number) => `${name}, ${pieces(count)}`,
}

export type OptionsText = typeof options
