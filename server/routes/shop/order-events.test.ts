// What happens to orders, told to web hooks: each once, in whatever way servers stop and start.
import { afterEach, describe, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { type HookReceiver, openHookReceiver } from '#server/testing/outside/hook-receiver.ts'
import { minute, second } from '#server/testing/test-clock.ts'
import { onBothEngines, shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const receivers: HookReceiver[] = []
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close()
})

async function receiver(): Promise<HookReceiver> {
  const one = await openHookReceiver()
  receivers.push(one)
  return one
}

const config: Partial<Config> = { webHooks: 'anywhere' }
const everything = [
  'order.placed',
  'order.accepted',
  'order.ready',
  'order.out',
  'order.refused',
  'order.cancelled',
] as const

async function addHook(shop: TestShop, url: string, events: readonly (typeof everything)[number][] = everything) {
  const { amira } = await shop.staff()
  return await shop.ask('hooks.add', { key: newKey(), url, events, lang: 'en' }, { as: amira })
}

async function follow(shop: TestShop): Promise<void> {
  await shop.quiet()
  await shop.app.orderFeed.look()
  await shop.app.outbox.idle()
}

/** The events of an order in the order in which they happened. */
const eventsOf = (to: HookReceiver, order: number) =>
  to.accepted.filter((one) => one.order?.id === order).map(({ event }) => event)

onBothEngines((openShop) => {
  test('[WATCH-1] a hook is told of an order from placed to handed over, each once, even if a step is undone', async () => {
    const to = await receiver()
    const shop = await openShop({ config })
    const { jef } = await shop.staff()
    await addHook(shop, to.url)
    const { id, code, token } = await shop.ask('orders.place', noorsOrder())
    await follow(shop)
    expect(to.accepted).toMatchObject([
      {
        event: 'order.placed',
        title: `Antwerpen: new order ${code}`,
        message: 'It is for 04/03 09:10.',
        order: { id, code, form: 'pick-up', total: 320 },
      },
    ])
    for (const private_ of ['Noor', '470', token]) expect(to.asked[0]?.body).not.toContain(private_)

    const set = async (status: 'received' | 'ready' | 'served') => {
      shop.clock.pass(second)
      await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: jef })
      await follow(shop)
    }
    await set('ready')
    expect(eventsOf(to, id).sort()).toEqual(['order.accepted', 'order.placed', 'order.ready'])
    await set('received')
    await set('ready')
    await set('served')
    expect(eventsOf(to, id)).toHaveLength(4)
    expect(eventsOf(to, id).at(-1)).toBe('order.out')
    await follow(shop)
    expect(to.count).toBe(4)
  })

  test('[WATCH-1] a refused and a cancelled order are told as such', async () => {
    const to = await receiver()
    const shop = await openShop({ config })
    const { jef } = await shop.staff()
    await addHook(shop, to.url, ['order.refused', 'order.cancelled'])
    const refused = await shop.ask('orders.place', noorsOrder())
    const cancelled = await shop.ask('orders.place', noorsOrder({ name: 'Zoë' }))
    const step = { id: refused.id, step: 'refuse', reason: 'sold-out', key: newKey() } as const
    await shop.ask('orders.step', step, { as: jef })
    await shop.ask('orders.ownStep', { token: cancelled.token, step: 'withdraw' })
    await follow(shop)
    expect(to.accepted.map(({ event, order }) => [event, order?.id]).sort()).toEqual([
      ['order.cancelled', cancelled.id],
      ['order.refused', refused.id],
    ])
  })

  test('[WATCH-1] what happened before a hook was added is not told to it', async () => {
    const to = await receiver()
    const shop = await openShop({ config })
    const { jef } = await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    shop.clock.pass(minute)
    await addHook(shop, to.url)
    await shop.ask('orders.step', { id, step: 'accept', key: newKey() }, { as: jef })
    await follow(shop)
    expect(eventsOf(to, id)).toEqual(['order.accepted'])
  })

  test('[WATCH-1] orders that were placed while no server told of them are told after the restart, once', async () => {
    const to = await receiver()
    const shop = await openShop({ config })
    await addHook(shop, to.url, ['order.placed'])
    const first = await shop.ask('orders.place', noorsOrder())
    await follow(shop)
    const second_ = await shop.ask('orders.place', noorsOrder({ name: 'Zoë' }))
    await shop.app.close()
    const again = await shop.beside({ config })
    await follow(again)
    await follow(again)
    expect(to.accepted.map(({ order }) => order?.id)).toEqual([first.id, second_.id])
    expect(to.count).toBe(2)
  })

  test('[WATCH-1] a shop without web hooks keeps nothing for them', async () => {
    const shop = await openShop({ config })
    await shop.ask('orders.place', noorsOrder())
    await follow(shop)
    expect(await shop.store.db.selectFrom('notice').selectAll().execute()).toEqual([])
  })
})

describe('two servers on one PostgreSQL', () => {
  const openShop = shopsOn('postgres')

  test('[WATCH-1] tell each order once', async () => {
    const to = await receiver()
    const shop = await openShop({ config })
    const other = await shop.beside({ config })
    await addHook(shop, to.url, ['order.placed'])
    const ids: number[] = []
    for (const name of ['Noor', 'Zoë', 'Mehdi', 'Tine'])
      ids.push((await shop.ask('orders.place', noorsOrder({ name }))).id)
    await shop.quiet()
    await Promise.all([shop, other, shop].map(({ app }) => app.orderFeed.look()))
    for (const { app } of [shop, other]) app.outbox.wake()
    await Promise.all([shop, other].map(({ app }) => app.outbox.idle()))
    expect(to.accepted.map(({ order }) => order?.id ?? 0).sort((one, two) => one - two)).toEqual(ids)
    expect(to.count).toBe(4)
  })
})
