// Runs a shop for a morning by real calls, so that a kept database contains something of every kind.
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Store } from '#server/store/open.ts'
import type { Desk, Person } from '#server/testing/asking.ts'
import { newKey, noorsOrder, noorsTable, tableOrder } from '#server/testing/order-drafts.ts'
import { phonePhoto } from '#server/testing/picture-files.ts'
import type { Clock } from '#server/testing/test-clock.ts'
import { peopleOfShop } from '#server/testing/test-people.ts'

/** What a later version must still find. */
export interface KeptShop {
  /** Amira, the owner; her cookie belongs to a session that is still open. */
  readonly owner: Person
  /** Her colleagues' names, as they sign in. */
  readonly people: readonly string[]
  /** Every order's token, with its total in cents and its lines' statuses. */
  readonly orders: readonly { readonly token: string; readonly total: number; readonly statuses: readonly string[] }[]
  readonly archived: string
  /** The key of one of the orders above, to be sent again. */
  readonly checkout: { readonly key: string; readonly token: string }
  readonly upload: string
  readonly counts: {
    readonly items: number
    readonly reviews: number
    readonly reservations: number
    readonly messages: number
  }
}

interface Living extends Pick<Desk, 'ask' | 'reply'> {
  readonly store: Store
  readonly clock: Clock
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
}

export async function fillShop({ store, clock, ask, reply, inject }: Living): Promise<KeptShop> {
  const desk = { ask, reply, refused: () => Promise.reject(new Error('nothing is refused here')), store }
  const { amira, lotte, jef } = await peopleOfShop(desk).staff()
  const gone = await ask('orders.place', noorsOrder({ branch: 'etterbeek' }))
  await ask('orders.clear', { branches: ['etterbeek'], alsoOpen: true, alsoLater: true }, { as: amira })
  clock.pass(60_000)
  const checkout = noorsOrder({
    lines: [
      { item: 'cappuccino', quantity: 2, note: 'oat milk\nno sugar' },
      { item: 'brussels-waffle', quantity: 1 },
    ],
  })
  const first = await ask('orders.place', checkout)
  const wishes = [
    noorsOrder({
      branch: 'merksem',
      name: 'Jef',
      lines: [
        { item: 'house-white-wine', options: [{ option: 'GLASS', quantity: 1 }], quantity: 1 },
        { item: 'breakfast-board', options: [{ option: 'PERSONS-2', quantity: 1 }], quantity: 1 },
      ],
    }),
    tableOrder(),
    noorsOrder({ day: '2026-03-05', address: 'Hazelaarstraat 3' }),
  ]
  const placed = [first]
  for (const wish of wishes) placed.push(await ask('orders.place', wish))
  await ask('orders.setLineStatus', { id: first.id, changes: [{ line: 1, status: 'ready' }] }, { as: jef })
  const photo = await inject({
    method: 'POST',
    url: '/api/staff/images',
    payload: await phonePhoto(320, 240),
    headers: { 'content-type': 'image/jpeg', cookie: amira.cookie },
  })
  const { image } = JSON.parse(photo.body) as { image: { kind: 'uploaded'; ref: string } }
  const reserved = await reply('reservations.place', noorsTable(), { from: '10.9.0.1' })
  if (!reserved.ok) throw new Error(JSON.stringify(reserved.refusal))
  await ask('reviews.submit', { key: newKey(), food: 5, service: 4, name: 'Noor', text: 'Warm waffle.' })
  await ask('contact.send', {
    key: newKey(),
    name: 'Noor',
    email: 'noor@example.org',
    message: 'Do you bake on Sundays?',
  })
  await ask('account.signUp', { name: 'Waiting Wim', password: 'hazelnuts for breakfast' }, { from: '10.9.0.2' })
  await ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out' }, { as: amira })
  await fillCourses(ask, amira, jef)
  return {
    owner: amira,
    people: [amira.name, lotte.name, jef.name],
    orders: await Promise.all(
      placed.map(async ({ token }) => {
        const order = await ask('orders.track', { token })
        return { token, total: order.total, statuses: order.lines.map(({ status }) => status) }
      }),
    ),
    archived: gone.token,
    checkout: { key: checkout.key, token: first.token },
    upload: image.ref,
    counts: {
      items: (await store.db.selectFrom('item').select('id').execute()).length,
      reviews: (await store.db.selectFrom('review').select('id').execute()).length,
      reservations: (await store.db.selectFrom('reservation').select('id').execute()).length,
      messages: (await store.db.selectFrom('contact_message').select('id').execute()).length,
    },
  }
}

/** Orders of every phase that staff and customers bring an order to. */
async function fillCourses(ask: Desk['ask'], owner: Person, barista: Person): Promise<void> {
  const as = { as: barista }
  const place = async (name: string, quantity = 1) =>
    await ask('orders.place', noorsOrder({ name, lines: [{ item: 'cappuccino', quantity, note: `for ${name}` }] }))
  const step = (id: number, step: 'accept' | 'collectNot' | 'bringBack') =>
    ask('orders.step', { key: newKey(), id, step }, as)
  const end = (id: number, step: 'refuse' | 'cancel') =>
    ask('orders.step', { key: newKey(), id, step, reason: 'other', words: 'no milk' }, as)
  const make = (id: number, status: 'ready' | 'served') =>
    ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, as)
  const begun = async (name: string, quantity = 1) => {
    const { id } = await place(name, quantity)
    await step(id, 'accept')
    return id
  }
  const made = async (name: string, status: 'ready' | 'served') => {
    const id = await begun(name)
    await make(id, status)
    return id
  }

  await place('Placed')
  await begun('Accepted')
  await made('Ready', 'ready')
  await made('Served', 'served')
  await end((await place('Refused')).id, 'refuse')
  await end(await begun('Cancelled'), 'cancel')
  await ask('orders.ownStep', { token: (await place('Withdrawn')).token, step: 'withdraw' })
  await step(await made('Never came', 'ready'), 'collectNot')
  const back = await made('Came late', 'ready')
  await step(back, 'collectNot')
  await step(back, 'bringBack')
  const paid = await made('Paid', 'served')
  await ask('orders.step', { key: newKey(), id: paid, step: 'pay', paidWay: 'cash' }, as)
  const changed = await begun('Changed', 2)
  await ask('orders.change', { key: newKey(), id: changed, lines: [{ line: 1, item: 'cappuccino', quantity: 1 }] }, as)
  await ask('orders.postpone', { key: newKey(), id: await begun('Postponed'), minutes: 10 }, as)
  const lines = [{ item: 'espresso', quantity: 1 }]
  await ask('orders.enter', { key: newKey(), branch: 'antwerpen', name: 'At the counter', lines }, as)
  await ask('pace.set', { branch: 'merksem', pause: 30 }, { as: owner })
  await ask('displays.add', { branch: 'antwerpen', name: 'By the door', languages: ['nl', 'fr'] }, { as: owner })
}
