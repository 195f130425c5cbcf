// A day at a branch that is linked to a till, while servers are killed and the till does everything that a till can do
// wrong (REG-3).
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '#server/testing/asking.ts'
import { type Dice, dice } from '#server/testing/dice.ts'
import { linkTill, sendToTill } from '#server/testing/linked-shop.ts'
import { newKey, noorsOrder, tableOrder } from '#server/testing/order-drafts.ts'
import { openTill, type TillStandIn, tillTroubles } from '#server/testing/outside/till-stand-in.ts'
import { second } from '#server/testing/test-clock.ts'
import type { OpenShop, TestShop } from '#server/testing/test-shop.ts'
import { type LunchLine, openLine } from '../lunch/customer-line.ts'
import { openServers, type Servers } from '../lunch/scene.ts'

export interface TillDay {
  readonly shop: TestShop
  readonly till: () => TillStandIn
  readonly servers: Servers
  /** How often the till was started anew. */
  readonly restarts: number
}

interface Scene {
  readonly shop: TestShop
  readonly servers: Servers
  readonly line: LunchLine
  readonly jef: Person
  readonly chance: Dice
}

/** How many orders are under way at once. */
const atOnce = 4
/** So many orders are placed between two deaths of a server, and between two of the till. */
const untilKill = 60
const untilRestart = 35

export async function playTillDay(openShop: OpenShop, orders: number, seed: number): Promise<TillDay> {
  const chance = dice(seed)
  const shop = await openShop({ config: { webHooks: 'anywhere' } })
  let till = await openTill()
  await linkTill(shop, till)
  const { jef } = await shop.staff()
  // A data folder of SQLite has one process at a time, so there the other server is in this one.
  const count = shop.engine === 'postgres' ? 2 : 1
  const servers = await openServers(shop.address, {
    start: shop.clock.now(),
    count,
    environment: { WEB_HOOKS: 'anywhere' },
  })
  const here = await shop.listen()
  const line = openLine({ addresses: () => [...servers.addresses, here], dice: chance, drops: 0.02 })
  const scene = { shop, servers, line, jef, chance }
  const troubled = (): void => {
    till.lateMs = 100
    till.trouble = () => (chance.happens(0.08) ? (chance.oneOf(tillTroubles) ?? 'none') : 'none')
  }
  troubled()
  let restarts = 0
  const dying: Promise<void>[] = []
  for (let placed = 0; placed < orders; placed += atOnce) {
    if (placed % untilKill < atOnce) dying.push(servers.kill(chance.below(count)))
    if (placed % untilRestart < atOnce) {
      const { port, secret, book } = till
      await till.close()
      till = await openTill({ port, secret, book })
      restarts += 1
      troubled()
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, orders - placed) }, () => oneOrder(scene)))
    shop.clock.pass(20 * second)
    await servers.setClock(shop.clock.now())
    await sendRefusedAgain(shop)
    shop.app.tills.wake()
  }
  await Promise.all(dying)
  till.trouble = () => 'none'
  await servers.close()
  line.close()
  await untilAllIsTold(shop)
  return { shop, till: () => till, servers, restarts }
}

/** Each ends paid and handed over, cancelled, or not collected: all that was sold, the till must know. */
async function oneOrder({ shop, line, jef, chance }: Scene): Promise<void> {
  const lines = [
    { item: 'cappuccino', quantity: 1 + chance.below(3) },
    ...(chance.happens(0.5) ? [{ item: 'butter-croissant', quantity: 1 + chance.below(2) }] : []),
  ]
  const placed = await line.call('orders.place', chance.happens(0.3) ? tableOrder({ lines }) : noorsOrder({ lines }))
  if (!placed.ok) throw new Error(`not placed: ${JSON.stringify(placed)}`)
  const { db } = shop.store
  const { token } = placed.value
  const { id } = await db.selectFrom('orders').select('id').where('token', '=', token).executeTakeFirstOrThrow()
  const step = (name: string, more: object = {}) =>
    line.call('orders.step', { key: newKey(), id, step: name, ...more } as never, jef)
  const paidWay = chance.oneOf(['cash', 'card', 'other'] as const) ?? 'cash'
  const served = () =>
    line.call(
      'orders.setLineStatus',
      { id, changes: lines.map((_, place) => ({ line: place + 1, status: 'served' as const })) },
      jef,
    )

  await step('accept')
  if (chance.happens(0.2))
    await line.call('orders.change', { key: newKey(), id, lines: [{ line: 1, item: 'cappuccino', quantity: 1 }] }, jef)
  if (chance.happens(0.5)) await step('pay', { paidWay })
  if (chance.happens(0.1)) await step('unpay')
  if (chance.happens(0.15)) await line.call('orders.setForm', { key: newKey(), id, table: 4 }, jef)
  if (chance.happens(0.15)) {
    await step('cancel', { reason: 'asked' })
    if (chance.happens(0.3)) await step('bringBack')
    else return void (await step('giveBack', { paidWay }))
  }
  await served()
  await step('pay', { paidWay })
  if (chance.happens(0.1)) {
    await step('cancel', { reason: 'asked' })
    await step('giveBack', { paidWay })
  }
}

/** What the till refused stops its line until the owner sends it again. */
async function sendRefusedAgain(shop: TestShop): Promise<void> {
  const { amira } = await shop.staff()
  const { first } = await shop.ask('tills.readLink', { branch: 'antwerpen' }, { as: amira })
  if (first?.state !== 'given_up') return
  await shop.ask('tills.sendAgain', { branch: 'antwerpen', number: first.number }, { as: amira })
}

/** What a killed server had taken is free again after its lease. */
async function untilAllIsTold(shop: TestShop): Promise<void> {
  for (let look = 0; look < 300; look++) {
    await sendRefusedAgain(shop)
    await sendToTill(shop)
    const { rows } = await openMessages(shop)
    if (rows === 0) return
    shop.clock.pass(20 * second)
    await sleep(5)
  }
}

export async function openMessages({ store }: TestShop): Promise<{ readonly rows: number }> {
  const { count } = await store.db
    .selectFrom('till_message')
    .select((e) => e.fn.countAll().as('count'))
    .where('state', '<>', 'done')
    .executeTakeFirstOrThrow()
  return { rows: Number(count) }
}
