// Two and four servers on one PostgreSQL behind a proxy, one of which is killed while customers order and follow their
// orders: nothing is lost or doubled, and every page is live again (CHAIN-3).
// @module-tag long
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Store } from '#server/store/open.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { createDatabase, dropDatabase, onServer } from '#server/testing/postgres/postgres-databases.ts'
import { shopsOn } from '#server/testing/test-shop.ts'
import { type ChainDay, playChainDay } from './chain-day.ts'
import { type ChainProxy, openChainProxy } from './chain-proxy.ts'
import { type ChainServers, openChainServers } from './chain-servers.ts'
import { chainOrders, openChainStore, signUpChainOwner } from './chain-shop.ts'
import { chainTruth } from './chain-truth.ts'

// Few, as other programs may share the machine; `npm run bench -- --only servers` plays it as large as the row says.
const seconds = 8
const perSecond = 8
const followers = 60
const branches = 12
/** The bench holds it to three seconds. */
const liveAgainMs = 10_000

interface Behind {
  readonly store: Store
  readonly servers: ChainServers
  readonly proxy: ChainProxy
  close(): Promise<void>
}

async function openBehind(count: number, environment: Record<string, string> = {}): Promise<Behind> {
  const name = `chain_${process.pid}_${Date.now()}`
  const database = await createDatabase(inject('postgresUrl'), name)
  const store = await openChainStore(database, branches)
  const servers = await openChainServers({ database, count, environment })
  const proxy = await openChainProxy(servers.hosts)
  return {
    store,
    servers,
    proxy,
    close: async () => {
      await proxy.close()
      await servers.close()
      await store.close()
      await dropDatabase(inject('postgresUrl'), name)
    },
  }
}

/** Everything that must be true whatever was done to a server. */
async function playAndCheck({ store, proxy }: Behind, trouble: () => Promise<void>): Promise<ChainDay> {
  const { address } = proxy
  const cookie = await signUpChainOwner(store, address)
  const orders = await chainOrders(address)
  const day = await playChainDay({ address, db: store.db, cookie, orders, followers, perSecond, seconds, trouble })
  expect(day.refused).toEqual([])
  expect(day.unheard).toBe(0)
  expect(day.liveAgain.at(-1)).toBeLessThan(liveAgainMs)
  const truth = await chainTruth(store.db, day.sent)
  expect(truth).toEqual({ acknowledged: followers + perSecond * seconds, lost: [], doubled: [], faults: [] })
  return day
}

const patient = { timeout: 180_000 }

test.each([2, 4])(
  '[CHAIN-3] one of %i servers is killed: no order is lost or doubled, and every page is live again',
  patient,
  async (count) => {
    const behind = await openBehind(count)
    onTestFinished(behind.close)
    const day = await playAndCheck(behind, () => behind.servers.kill(1))
    // The streams are spread over all servers.
    expect(day.liveAgain.length).toBeGreaterThan(followers / count / 2)
  },
)

test('[J-86] one of two servers leaves: nothing has to be sent again', patient, async () => {
  const behind = await openBehind(2, { LEAVE_SECONDS: '4' })
  onTestFinished(behind.close)
  const day = await playAndCheck(behind, () => behind.servers.replace(1))
  expect(day.again).toBe(0)
})

describe('orders of different branches', () => {
  const openShop = shopsOn('postgres')

  test('[CHAIN-3] one that waits at its commit keeps no other branch waiting, at its server or at another', async () => {
    const shop = await openShop()
    const other = await shop.beside()
    const url = 'postgres' in shop.address ? shop.address.postgres : ''
    // At its commit an order has everything locked that it ever locks.
    await onServer(
      url,
      `create function wait_here() returns trigger language plpgsql as $$ begin
         if new.branch = 'antwerpen' then perform pg_advisory_xact_lock(1); end if;
         return null;
       end $$;
       create constraint trigger wait_here after insert on orders deferrable initially deferred
       for each row execute function wait_here()`,
    )
    let isOver = false
    const held = await holdLock(url)
    const waiting = shop.ask('orders.place', noorsOrder()).finally(() => {
      isOver = true
    })
    await held.isWaitedFor()
    for (const server of [shop, other])
      for (const branch of ['merksem', 'etterbeek']) await server.ask('orders.place', noorsOrder({ branch }))
    expect(isOver).toBe(false)
    await held.release()
    await waiting
  })
})

/** Holds what orders of Antwerpen wait for at their commit. */
async function holdLock(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_advisory_lock(1)')
  return {
    isWaitedFor: () =>
      vi.waitFor(
        async () => {
          const waits = `select 1 from pg_locks where locktype = 'advisory' and objid = 1 and not granted`
          expect((await client.query(waits)).rows).toHaveLength(1)
        },
        { timeout: 10_000, interval: 20 },
      ),
    release: async () => {
      await client.query('select pg_advisory_unlock(1)')
      await client.end()
    },
  }
}
