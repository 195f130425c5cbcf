// English: the words of what opens over the menu or beside it: navigation, cart, search.
import { plural } from '../plural.ts'

const count = plural('en')

const items = (n: number) => count(n, { one: '1 item', other: `${n} items` })

export const en = {
  nav: {
    main: 'Main',
    close: 'Close',
    home: 'Home',
    about: 'About',
    contact: 'Contact',
    menu: 'Menu',
    allItems: 'All items',
    track: 'Track',
    review: 'Reviews',
    reservation: 'Reservation',
    signIn: 'Sign in',
    signOut: 'Sign out',
    allOrders: 'All Orders',
    board: 'Order board',
    days: 'Days',
    menuEdit: 'MenuEdit',
    reviewAdmin: 'All reviews',
    reservations: 'Reservations',
    messages: 'Messages',
    begin: 'Set up your shop',
    brand: 'Your brand',
    siteEdit: 'Site texts',
    branches: 'Branches',
    alerts: 'Alerts',
    fakeOrders: 'Fake orders',
    people: 'People',
    persons: 'Customers’ data',
    log: 'Log',
    password: 'My account',
    cancel: 'Cancel',
    footer: 'Coffee and snacks to pick up.',
    staff: 'For staff',
    legal: 'Legal notice',
    terms: 'Terms of sale',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    legalEdit: 'Legal pages',
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
    tryAgain: 'Try again',
  },
  cart: {
    branchTitle: 'Choose your branch',
    title: 'Your order',
    view: 'View order',
    empty: 'Nothing here yet',
    emptyText: 'Pick something from the menu and it shows up here.',
    total: 'Total',
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
    change: 'Change',
    listComma: ', ',
    lookAgain: 'Something changed since you chose. Look at the marked lines.',
    pickUpAt: (branch: string) => `Pick up in ${branch}`,
  },
  note: {
    label: 'Note',
    add: 'Add a note',
    example: 'For example: extra hot, cut in two',
    left: (n: number) => count(n, { one: '1 character left', other: `${n} characters left` }),
  },
  line: {
    gone: 'No connection',
    old: 'What you see may be out of date.',
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

export type MoreDictionary = typeof en
