// @module-tag long
// Two servers on one PostgreSQL: what one of them writes reaches the streams of the other.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { delayOf, type LiveStream, listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { onServer } from '#server/testing/postgres/postgres-databases.ts'
import type { Person } from '#server/testing/test-people.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const openShop = shopsOn('postgres')
let shop: TestShop
let other: TestShop
let amira: Person
let streams: LiveStream[]

beforeAll(async () => {
  shop = await openShop()
  other = await shop.beside()
  amira = (await shop.staff()).amira
})

/** Staff of Antwerpen who listen at each of the two servers. */
async function listenAtBoth(): Promise<LiveStream[]> {
  const addresses = [await shop.listen(), await other.listen()]
  streams = await Promise.all(addresses.map((address) => listenTo(address, { branches: ['antwerpen'], as: amira })))
  await Promise.all(streams.map((stream) => stream.live()))
  return streams
}

test('an order placed through one server reaches a stream on the other within a second', async () => {
  const [, stream] = await listenAtBoth()
  const placed: number[] = []
  const place = async () => placed.push((await shop.ask('orders.place', noorsOrder())).id)
  expect(await delayOf(stream as LiveStream, [place, place, place])).toBeLessThan(1000)
  expect(stream?.heard.map(({ data }) => data.id)).toEqual(placed)
  for (const one of streams) one.close()
})

test('with ten writers at once on each, every stream hears every order once, all in the same order', async () => {
  const both = await listenAtBoth()
  const write = async (server: TestShop): Promise<number[]> => {
    const ids: number[] = []
    for (let order = 0; order < 10; order++) ids.push((await server.ask('orders.place', noorsOrder())).id)
    return ids
  }
  const placed = (await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer % 2 ? shop : other)))).flat()
  await Promise.all(both.map((stream) => stream.until(200, 15_000)))
  const [here, there] = both.map((stream) => stream.heard.map(({ id, data }) => [id, data.id]))
  expect(here).toEqual(there)
  expect(here).toHaveLength(200)
  expect(new Set(here?.map(([, id]) => id))).toEqual(new Set(placed))
  for (const one of streams) one.close()
})

test('a stream cut off from one server goes on at the other without a gap', async () => {
  const [here, there] = await listenAtBoth()
  await shop.ask('orders.place', noorsOrder())
  await Promise.all([here?.until(1), there?.until(1)])
  here?.close()
  const missed = await shop.ask('orders.place', noorsOrder())
  await there?.until(2)
  const again = await listenTo(await other.listen(), {
    branches: ['antwerpen'],
    as: amira,
    lastEventId: here?.lastId ?? '',
  })
  await again.until(1)
  expect([again.signals, again.heard.map(({ data }) => data.id)]).toEqual([['hello'], [missed.id]])
  for (const one of [again, ...streams]) one.close()
})

test('a transaction that began early and ends late is not skipped', async () => {
  const [stream] = await listenAtBoth()
  const url = 'postgres' in shop.address ? shop.address.postgres : ''
  const name = `late ${randomUUID()}`
  const late = onServer(
    url,
    `do $$ begin
       insert into event (at, name, branch, token, data) values (0, '${name}', 'antwerpen', null, '{}');
       perform pg_sleep(0.5);
     end $$`,
  )
  const sleeping = `select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
  await vi.waitFor(async () => expect(await onServer(url, sleeping)).toHaveLength(1), { interval: 10 })
  await shop.ask('orders.place', noorsOrder())
  await late
  await stream?.until(2)
  expect(new Set(stream?.names)).toEqual(new Set([name, 'orders.placed']))
  for (const one of streams) one.close()
})

test('when its listening connection is killed, the server still hears by looking itself, and listens again', async () => {
  const [, stream] = await listenAtBoth()
  const url = 'postgres' in shop.address ? shop.address.postgres : ''
  const kill = () =>
    onServer(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    )
  expect((await kill()).length).toBe(2)
  await shop.ask('orders.place', noorsOrder())
  await stream?.until(1, 3000)
  await vi.waitFor(async () => expect((await kill()).length).toBeGreaterThan(0), { timeout: 5000 })
  for (const one of streams) one.close()
})

describe('what only one of two may do', () => {
  test('two sign-ups with the one set-up code at the same moment make one owner', async () => {
    const { renewSetupCode } = await import('#work/people/auth/owner-sign-in-link.ts')
    for (let round = 0; round < 3; round++) {
      const empty = await openShop()
      const beside = await empty.beside()
      const code = (await renewSetupCode(empty.store)) ?? ''
      const signUp = (server: TestShop, name: string) =>
        server.reply('account.signUp', { name, password: 'hazelnut spread', code })
      const replies = await Promise.all([signUp(empty, 'Amira'), signUp(beside, 'Mallory')])
      const owners = await empty.store.db.selectFrom('staff').select('name').where('owner', '=', 1).execute()
      expect(owners).toHaveLength(1)
      expect(replies.filter((reply) => reply.ok && reply.value.member !== null)).toHaveLength(1)
    }
  })

  test('two owners who demote each other at the same moment leave one owner', async () => {
    const zoe = await shop.hire('Zoë', {})
    for (let round = 0; round < 3; round++) {
      await shop.ask('staff.appoint', { id: zoe.id, state: 'active', owner: true }, { as: amira })
      const zoeAgain = await shop.signIn('Zoë')
      const replies = await Promise.all([
        shop.reply('staff.appoint', { id: zoe.id, state: 'active', owner: false }, { as: amira }),
        other.reply('staff.appoint', { id: amira.id, state: 'active', owner: false }, { as: zoeAgain }),
      ])
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
      if (replies[1]?.ok) {
        amira = await restoreAmira()
      }
    }
  })
})

/** Zoë is still an owner: she makes Amira one again. */
async function restoreAmira(): Promise<Person> {
  const zoe = await shop.signIn('Zoë')
  await shop.ask('staff.appoint', { id: amira.id, state: 'active', owner: true }, { as: zoe })
  return await shop.signIn('Amira')
}
