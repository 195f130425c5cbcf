// Every way in which an order moves, and all that follows from it: what is dropped for one of them, or added, fails
// here.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blankCompany } from '#domain/shop/legal/company.ts'
import { addFollower } from '#server/store/order/news-store.ts'
import { saveCompany } from '#server/store/shop/legal-text-store.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { openBasket } from '#server/testing/office-basket.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { addStar } from '#server/testing/paper/printers-of-shop.ts'
import { setCapacity } from '#server/testing/test-branch-settings.ts'
import { at, second } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { shopsOn } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')
const noon = at('2026-03-04 12:00')
const peeters = {
  number: 'BE 0403.170.701',
  company: 'Peeters & Zonen nv',
  street: 'Meir 1',
  postcode: '2000',
  city: 'Antwerpen',
  email: 'boekhouding@peeters.example',
}
const noisette = { name: 'Noisette bv', address: 'Bredabaan 210, 2170 Merksem', number: '0417.497.106' }

let paying: PayingShop
let staff: Staff

beforeEach(async () => {
  paying = await openPayingShop(openShop)
  staff = await paying.shop.staff()
  await setCapacity(paying.shop)
  await addStar(paying.shop, staff.amira, { prints: ['kitchen'] })
  await paying.shop.store.write((trx) => saveCompany(trx, { ...blankCompany, ...noisette }))
})
afterEach(closeMollies)

interface Placed {
  readonly id: number
  readonly token: string
}

/** Noor's order for noon, followed by a phone. `invoiced`: a company gets an invoice. */
async function placed({ invoiced = false } = {}): Promise<Placed> {
  const order = await paying.shop.ask('orders.place', noorsOrder({ at: noon, ...(invoiced && { invoice: peeters }) }))
  return await followed(order)
}

async function followed<One extends Placed>(order: One): Promise<One> {
  const follower = {
    endpoint: `https://127.0.0.1:1/${order.token}`,
    p256dh: '',
    auth: '',
    site: 'https://noisette.example',
  }
  const { store, clock } = paying.shop
  await store.write((trx) => addFollower(trx, order.id, { ...follower, lang: 'en', own: true }, clock.now()))
  return order
}

async function accepted(wish: { readonly invoiced?: boolean } = {}): Promise<Placed> {
  const order = await placed(wish)
  await step(order, 'accept')
  return order
}

/** Placed and paid online. */
async function paidOnline() {
  const order = await followed(await paying.placeToPay({ at: noon }))
  paying.mollie.book.set(order.payment, 'paid')
  await paying.quiet()
  return order
}

type StaffStep = 'accept' | 'refuse' | 'cancel' | 'collectNot' | 'bringBack' | 'pay' | 'unpay' | 'giveBack' | 'agree'

const step = ({ id }: Placed, one: StaffStep, more: object = {}) =>
  paying.shop.ask('orders.step', { key: newKey(), id, step: one, ...more }, { as: staff.jef })

const setLine = ({ id }: Placed, status: 'received' | 'ready' | 'served') =>
  paying.shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: staff.jef })

const change = ({ id }: Placed, quantity: number) =>
  paying.shop.ask(
    'orders.change',
    { key: newKey(), id, lines: [{ line: 1, item: 'cappuccino', quantity, note: '' }] },
    { as: staff.jef },
  )

/** What the shop has written down of each kind, as text to compare. */
async function writtenDown(): Promise<Record<string, string>> {
  const { db } = paying.shop.store
  const tables = {
    ledger: db.selectFrom('ledger_entry').selectAll().orderBy('id'),
    till: db.selectFrom('till_day').selectAll().orderBy('branch').orderBy('day'),
    // The others are written with the ledger.
    figures: db
      .selectFrom('figure')
      .selectAll()
      .where('kind', 'in', ['hour', 'minute', 'turnover', 'item', 'kept', 'late'])
      .where('amount', '<>', 0)
      .orderBy('branch')
      .orderBy('day')
      .orderBy('kind')
      .orderBy('subject'),
    invoice: db.selectFrom('invoice').select(['id', 'kind']).orderBy('id'),
    news: db.selectFrom('news_message').select(['id', 'kind']).orderBy('id'),
    slips: db.selectFrom('print_job').select(['id', 'order_id', 'mark', 'state', 'next_at']).orderBy('id'),
    refund: db.selectFrom('refund').select(['id', 'amount', 'status']).orderBy('id'),
    slots: db.selectFrom('slot_held').selectAll().orderBy('order_id').orderBy('slot_start'),
    step: db.selectFrom('order_step').select(['order_id', 'number', 'step']).orderBy('order_id').orderBy('number'),
  }
  const texts: Record<string, string> = {}
  for (const [name, query] of Object.entries(tables)) texts[name] = JSON.stringify(await query.execute())
  return texts
}

const lastEvent = async () =>
  (await paying.shop.store.db.selectFrom('event').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0

/** Events of orders, their payments and baskets; settings of the provider and of pages are no consequence. */
const ofOrders = ['orders.placed', 'orders.stepped', 'orders.lineStatusSet', 'payments.moved', 'baskets.changed']

/** What followed from an act: the kinds of records that changed, and the events in their order. */
async function consequences(act: () => Promise<unknown>): Promise<string> {
  const before = await writtenDown()
  const from = await lastEvent()
  await act()
  const after = await writtenDown()
  const told = await paying.shop.store.db
    .selectFrom('event')
    .select('name')
    .where('id', '>', from)
    .where('name', 'in', ofOrders)
    .orderBy('id')
    .execute()
  const changed = Object.keys(after).filter((kind) => after[kind] !== before[kind])
  return [...changed, ...told.map(({ name }) => name)].join(' ')
}

/** Prepares an order and returns the act that moves it. */
type Way = () => Promise<() => Promise<unknown>>

const ways: Readonly<Record<string, { readonly follows: string; readonly way: Way }>> = {
  'a customer places it': {
    follows: 'ledger till figures slots orders.placed',
    way: async () => () => paying.shop.ask('orders.place', noorsOrder({ at: noon })),
  },
  'a customer places it, to be paid online': {
    follows: 'slots',
    way: async () => () => paying.shop.ask('orders.place', noorsOrder({ at: noon, pay: 'online' })),
  },
  'staff enter it': {
    follows: 'ledger till figures slips slots step orders.placed orders.stepped',
    way: async () => () =>
      paying.shop.ask(
        'orders.enter',
        { key: newKey(), branch: 'antwerpen', lines: [{ item: 'cappuccino', quantity: 1, note: '' }] },
        { as: staff.jef },
      ),
  },
  accept: {
    follows: 'slips step orders.stepped',
    way: async () => {
      const order = await placed()
      return () => step(order, 'accept')
    },
  },
  refuse: {
    follows: 'ledger till figures news slots step orders.stepped',
    way: async () => {
      const order = await placed()
      return () => step(order, 'refuse', { reason: 'too-busy' })
    },
  },
  cancel: {
    follows: 'ledger till figures news slips slots step orders.stepped',
    way: async () => {
      const order = await accepted()
      return () => step(order, 'cancel', { reason: 'asked' })
    },
  },
  'cancel one that was paid online': {
    follows: 'ledger till figures news refund slots step orders.stepped',
    way: async () => {
      const order = await paidOnline()
      return () => step(order, 'cancel', { reason: 'asked' })
    },
  },
  'the customer withdraws': {
    follows: 'ledger till figures slots step orders.stepped',
    way: async () => {
      const { token } = await placed()
      return () => paying.shop.ask('orders.ownStep', { token, step: 'withdraw' })
    },
  },
  'a line is ready': {
    follows: 'figures news step orders.lineStatusSet',
    way: async () => {
      const order = await accepted()
      return () => setLine(order, 'ready')
    },
  },
  'a line is made again': {
    follows: 'figures step orders.lineStatusSet',
    way: async () => {
      const order = await accepted()
      await setLine(order, 'ready')
      return () => setLine(order, 'received')
    },
  },
  'a paid order with an invoice is handed over': {
    follows: 'till figures invoice slips slots step orders.lineStatusSet',
    way: async () => {
      const order = await accepted({ invoiced: true })
      await step(order, 'pay', { paidWay: 'card' })
      return () => setLine(order, 'served')
    },
  },
  'an order that is out comes back': {
    follows: 'till figures slips slots step orders.lineStatusSet',
    way: async () => {
      const order = await accepted()
      await setLine(order, 'served')
      return () => setLine(order, 'received')
    },
  },
  'pay at the counter': {
    follows: 'ledger step orders.stepped',
    way: async () => {
      const order = await accepted()
      return () => step(order, 'pay', { paidWay: 'card' })
    },
  },
  'pay what was handed over, with an invoice': {
    follows: 'ledger till invoice step orders.stepped',
    way: async () => {
      const order = await accepted({ invoiced: true })
      await setLine(order, 'served')
      return () => step(order, 'pay', { paidWay: 'card' })
    },
  },
  'nobody collects it': {
    follows: 'ledger till figures slips slots step orders.stepped',
    way: async () => {
      const order = await accepted()
      await setLine(order, 'ready')
      return () => step(order, 'collectNot')
    },
  },
  'bring it back': {
    follows: 'ledger till figures news slips slots step orders.stepped',
    way: async () => {
      const order = await accepted()
      await step(order, 'cancel', { reason: 'asked' })
      return () => step(order, 'bringBack')
    },
  },
  'bring back one that was paid online': {
    follows: 'ledger till figures news slips refund slots step orders.stepped',
    way: async () => {
      const order = await paidOnline()
      await step(order, 'cancel', { reason: 'asked' })
      return () => step(order, 'bringBack')
    },
  },
  'postpone it': {
    follows: 'figures news slips slots step orders.stepped',
    way: async () => {
      const { id } = await accepted()
      return () => paying.shop.ask('orders.postpone', { key: newKey(), id, minutes: 30 }, { as: staff.jef })
    },
  },
  'eat it at a table': {
    follows: 'ledger step orders.stepped',
    way: async () => {
      const { id } = await accepted()
      return () => paying.shop.ask('orders.setForm', { key: newKey(), id, table: 4 }, { as: staff.jef })
    },
  },
  'propose a dearer change': {
    follows: 'news step orders.stepped',
    way: async () => {
      const order = await accepted()
      return () => change(order, 2)
    },
  },
  'agree to it': {
    follows: 'ledger till figures slots step orders.stepped',
    way: async () => {
      const order = await accepted()
      await change(order, 2)
      return () => step(order, 'agree')
    },
  },
  'change it to less': {
    follows: 'ledger till figures news slots step orders.stepped',
    way: async () => {
      const order = await accepted()
      await change(order, 3)
      await step(order, 'agree')
      return () => change(order, 1)
    },
  },
  'settle it': {
    follows: 'ledger till figures step orders.placed',
    way: async () => {
      const { payment } = await paying.placeToPay({ at: noon })
      return async () => {
        paying.mollie.book.set(payment, 'paid')
        await paying.quiet()
      }
    },
  },
  'settle one that had lapsed': {
    follows: 'ledger till figures slots step orders.placed',
    way: async () => {
      const { payment } = await paying.placeToPay({ at: noon })
      paying.shop.clock.set('2026-03-04 10:00')
      await paying.look()
      return async () => {
        paying.mollie.book.set(payment, 'paid')
        await paying.quiet()
      }
    },
  },
  'the customer gives it up': {
    follows: 'slots step payments.moved',
    way: async () => {
      const { token } = await paying.shop.ask('orders.place', noorsOrder({ at: noon, pay: 'online' }))
      return () => paying.shop.ask('payments.giveUp', { token })
    },
  },
  'it is paid after it was given up': {
    follows: 'ledger refund step payments.moved',
    way: async () => {
      const { token, payment } = await paying.placeToPay({ at: noon })
      await paying.shop.ask('payments.giveUp', { token })
      return async () => {
        paying.mollie.book.set(payment, 'paid')
        await paying.quiet()
      }
    },
  },
  'a refund is sent': {
    follows: 'ledger refund step orders.stepped',
    way: async () => {
      const order = await paidOnline()
      await step(order, 'refuse', { reason: 'too-busy' })
      paying.shop.clock.pass(30 * second)
      return () => paying.look()
    },
  },
  'a bank takes back the money of an order of the list': {
    follows: 'ledger till step orders.stepped',
    way: async () => {
      const order = await paidOnline()
      await setLine(order, 'served')
      return async () => {
        paying.mollie.book.chargeBack(order.payment)
        await paying.quiet()
      }
    },
  },
  'a bank takes back the money of an order that has left the list': {
    follows: 'ledger step orders.stepped',
    way: async () => {
      const order = await paidOnline()
      await setLine(order, 'served')
      await paying.shop.ask(
        'orders.clear',
        { branches: ['antwerpen'], alsoOpen: false, alsoLater: false },
        { as: staff.amira },
      )
      return async () => {
        paying.mollie.book.chargeBack(order.payment)
        await paying.quiet()
      }
    },
  },
  'an office basket is placed': {
    follows: 'ledger till figures step orders.placed baskets.changed',
    way: async () => {
      const { link, hanne } = await openBasket(paying.shop, { payer: 'counter' })
      return () => paying.shop.ask('baskets.end', { link, me: hanne.me, how: 'close' })
    },
  },
  'an office basket is given up': {
    follows: 'slots step payments.moved baskets.changed',
    way: async () => {
      const { link, hanne } = await openBasket(paying.shop, { payer: 'counter' })
      return () => paying.shop.ask('baskets.end', { link, me: hanne.me, how: 'giveUp' })
    },
  },
}

test.each(Object.entries(ways))('[LIFE-1] %s', async (_, { follows, way }) => {
  const act = await way()
  expect(await consequences(act)).toBe(follows)
})

test('[VAT-3] a change that leaves something to pay again gives the lines that it saves the rates of their day', async () => {
  const { shop } = paying
  const { rules, version } = await shop.ask('vat.read', {}, { as: staff.amira })
  const dearer = { class: 'drink', way: 'away', rate: 1200, from: '2026-03-05' } as const
  const byPayment = { ...rules, day: 'payment', rates: [...rules.rates, dearer] } as const
  await shop.ask('vat.save', { rules: byPayment, version }, { as: staff.amira })
  const order = await paying.placeToPay({ day: '2026-03-05', at: at('2026-03-05 10:00') })
  paying.mollie.book.set(order.payment, 'paid')
  await paying.quiet()
  const rates = async () => {
    const { lines } = await shop.ask('orders.read', { id: order.id }, { as: staff.jef })
    return lines.flatMap(({ vat = [] }) => vat.map(({ rate }) => rate))
  }
  expect(await rates()).toEqual([600])
  await change(order, 2)
  await step(order, 'agree')
  expect(await rates()).toEqual([1200])
  await expectAudited(shop)
})
