// English: the words of the first load, which are the menu and its frame. The other languages have the same keys.
import { glossary } from './glossary/en.ts'
import { plural } from './plural.ts'

const count = plural('en')

const items = (n: number) => count(n, { one: '1 item', other: `${n} items` })

export const first = {
  nav: {
    skip: 'Skip to the content',
    menuButton: 'Open the side menu',
    cart: (n: number) => `Cart, ${items(n)}`,
    language: 'Language',
    search: 'Search the menu',
  },
  branch: {
    question: 'Where do you want to pick up?',
    welcome: 'Choose your branch. We remember it for next time.',
    change: 'Change',
    choose: (name: string) => `Choose ${name}`,
    openUntil: (time: string) => `Open until ${time}`,
    openNow: 'Open',
    opensAt: (time: string) => `Opens at ${time}`,
    opensOn: (day: string, time: string) => `Opens ${day} at ${time}`,
    closed: glossary.closed,
    ordersUntil: (time: string) => `Orders for today until ${time}`,
    ordersToday: 'Orders for today',
    ordersForDay: (day: string) => `Orders for ${day}`,
    noOrders: 'No orders for now',
  },
  menu: {
    title: 'What can we make you?',
    categories: 'Categories',
    all: 'All',
    noDelivery: "We don't deliver at the moment (pick-up only). Thanks!",
    unavailable: 'Currently unavailable',
    addToCart: 'Add to cart',
    fromPrice: (price: string) => `from ${price}`,
    oneMore: 'One more',
    oneLess: 'One less',
    diet: 'Allergies, diet',
    loading: 'The menu is on its way',
  },
  day: {
    cutOffPassed: (time: string) => `Orders for today were taken until ${time}.`,
    dayClosed: 'We take no more orders for today.',
    notOffered: 'We take no orders for that day any more.',
    orderFor: (day: string) => `Your order is for ${day}.`,
    closedTitle: (name: string) => `${name} is closed`,
    closedText: 'You can look around, but we take no orders here for now.',
  },
  screen: {
    menu: 'Menu',
    loading: 'One moment',
    brokenTitle: 'This page did not open',
    brokenText: 'It may be your connection. Your order is kept.',
    brokenOffline: 'It opens by itself as soon as you are connected again. Your order is kept.',
    reload: 'Load again',
  },
}

export type Dictionary = typeof first
