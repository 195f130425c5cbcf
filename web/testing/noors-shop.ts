// The named world of the browser tests: Noor's shop with its branches in Antwerpen and Gent, and who works there.
import type { Output, PublicBranch, PublicMenu } from '#contract/index.ts'
import type { EditableItem } from '#web/data/staff/menu-api.ts'
import type { Member } from '../data/session/session.ts'

export const noor: Member = { id: 1, name: 'Noor', owner: true, mustSetUp: false, byProvider: false, branches: [] }
export const jef: Member = {
  id: 2,
  name: 'Jef',
  owner: false,
  mustSetUp: false,
  byProvider: false,
  branches: [{ branch: 'antwerpen', role: 'barista' }],
}
/** Manages Antwerpen, one of the two branches. */
export const tine: Member = {
  id: 3,
  name: 'Tine',
  owner: false,
  mustSetUp: false,
  byProvider: false,
  branches: [{ branch: 'antwerpen', role: 'manager' }],
}

const allDay = [{ from: 0, to: 24 * 60 }]

/** Open day and night, for orders to pick up or at a table. */
export const antwerpen: PublicBranch = {
  id: 'antwerpen',
  name: 'Antwerpen',
  address: 'Meir 1, 2000 Antwerpen',
  phone: '+32 3 555 01 01',
  email: 'antwerpen@noisette.example',
  timeZone: 'Europe/Brussels',
  hours: { 1: allDay, 2: allDay, 3: allDay, 4: allDay, 5: allDay, 6: allDay, 7: allDay },
  exceptions: [],
  cutOff: null,
  prepMinutes: 10,
  daysAhead: 0,
  forms: ['pick-up', 'table'],
  addressField: 'hidden',
  phoneField: 'hidden',
  tables: 4,
  latitude: 51.2,
  longitude: 4.4,
  shop: { open: true, date: '', desc: {}, until: null },
  pause: null,
  extra: null,
}
export const gent: PublicBranch = { ...antwerpen, id: 'gent', name: 'Gent', address: 'Korenmarkt 2, 9000 Gent' }

/** An item as staff edit it: a cappuccino, but for what the test is about. */
export const editableItem = (more: Partial<EditableItem> = {}): EditableItem => ({
  id: 'cappuccino',
  category: 'COFFEE',
  name: { en: 'Cappuccino' },
  kitchenName: '',
  keeps: false,
  desc: {},
  desc2: {},
  image: { kind: 'bundled', ref: 'cappuccino' },
  price: 320,
  sizes: [],
  making: [],
  ahead: null,
  declaration: null,
  vat: null,
  vouchers: null,
  sold: null,
  notAt: [],
  parts: [],
  version: '1',
  ...more,
})

/** As staff see it: both branches, one category, no items. */
export const menuForStaff: Output<'menu.readAll'> = {
  locale: 'en',
  brand: { name: 'Noisette', shown: 'Noisette', mark: '/mark.svg', media: {} },
  branches: [antwerpen, gent],
  regions: [],
  bakes: false,
  categories: [{ id: 'COFFEE', name: 'Coffee', desc: '', index: 0, icon: 'cup' }],
  groups: [],
  items: [],
  reservations: true,
  message: null,
}

/** As customers read it: both branches, and a cappuccino at € 3.20. */
export const shownMenu: PublicMenu = {
  ...menuForStaff,
  items: [
    {
      id: 'cappuccino',
      category: 'COFFEE',
      name: 'Cappuccino',
      desc: 'Espresso with milk foam',
      image: { kind: 'bundled', ref: 'cappuccino' },
      price: 320,
    },
  ],
}

/** A board on which nothing waits, of a branch without stations. */
export const emptyBoard: Output<'orders.board'> = {
  orders: [],
  toSee: [],
  out: [],
  counts: { ready: 0, earlier: 0 },
  dayBegins: 0,
  soldOut: [],
  stations: [],
  asksUnpaid: false,
  ringUps: null,
  seesTakings: false,
}
