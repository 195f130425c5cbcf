// Two servers of the last release are replaced by this version one after the other, as docs/operations.md says, while
// customers order and follow their orders: nothing is lost or doubled, and both versions work side by side (CHAIN-4).
// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { CallName } from '#contract/addresses.ts'
import type { Input, Output } from '#contract/index.ts'
import type { Engine } from '#server/store/engines/engine.ts'
import { openEngine } from '#server/store/open.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { createDatabase, dropDatabase } from '#server/testing/postgres/postgres-databases.ts'
import { openBenchShop, signUpOwner } from '../bench/bench-shop.ts'
import { hasCommit, lastRelease, pastRevision } from '../bench/revisions.ts'
import { playChainDay, type SentChainOrder } from './chain-day.ts'
import { type ChainProxy, openChainProxy } from './chain-proxy.ts'
import { type ChainServers, openChainServers } from './chain-servers.ts'
import { askChain, chainOrders } from './chain-shop.ts'
import { chainTruth } from './chain-truth.ts'

const seconds = 30
const perSecond = 6
const followers = 40
/** In ms, for which both versions run beside each other. */
const besideMs = 4000
/** In ms, until what was under way at a server that is out of the proxy is done. */
const drainMs = 1000

const release = lastRelease()
const name = `rolling_${process.pid}`

describe.skipIf(!(await hasCommit(release)))(
  'a new version (skipped where the repository lacks the last release)',
  () => {
    let folder: string
    let engine: Engine
    let servers: ChainServers
    let proxy: ChainProxy
    let cookie: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'noisette-rolling-'))
      const old = await pastRevision(release, () => {})
      const database = await createDatabase(inject('postgresUrl'), name)
      const first = await openBenchShop(folder, { DATABASE_URL: database }, old.shop)
      cookie = await signUpOwner(first)
      await first.child.end()
      engine = await openEngine({ postgres: database })
      servers = await openChainServers({ database, count: 2, main: join(old.root, 'dist/main.js') })
      proxy = await openChainProxy(servers.hosts)
    }, 900_000)
    afterAll(async () => {
      await proxy?.close()
      await servers?.close()
      await engine?.close()
      await dropDatabase(inject('postgresUrl'), name)
      await rm(folder, { recursive: true, force: true })
    })

    /** Out of the proxy, stopped, started as the new version, and into the proxy again. */
    async function replace(place: number): Promise<void> {
      const { hosts } = servers
      proxy.use(hosts.filter((_, other) => other !== place))
      await sleep(drainMs)
      await servers.replace(place)
      proxy.use(hosts)
    }

    /** At the version that goes: an order that was paid, then made cheaper, and handed over before the rest went back. */
    async function orderPaidTooMuch(order: object): Promise<SentChainOrder> {
      const old = `http://${servers.hosts[1]}`
      const ask = async <Name extends CallName>(call: Name, input: Input<Name>): Promise<Output<Name>> => {
        const answer = await askChain(old, { name: call, input, cookie })
        if (!answer.ok) throw new Error(`${call}: ${JSON.stringify(answer.refusal)}`)
        return answer.value
      }
      const own = { key: newKey(), name: 'Guest who paid too much' }
      const { token } = await ask('orders.place', { ...order, ...own } as Input<'orders.place'>)
      const { id } = await engine.db
        .selectFrom('orders')
        .select('id')
        .where('token', '=', token)
        .executeTakeFirstOrThrow()
      await ask('orders.step', { key: newKey(), id, step: 'accept' })
      const { total } = await ask('orders.read', { id })
      await ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'card', amount: total - 1 })
      const { version, lines } = await ask('orders.read', { id })
      const less = lines
        .slice(0, 1)
        .map(({ id: line, item, quantity, notes: note }) => ({ line, item, quantity, note }))
      await ask('orders.change', { key: newKey(), id, version, lines: less })
      const changes = less.map(({ line }) => ({ line, status: 'served' as const }))
      await ask('orders.setLineStatus', { id, changes })
      return { ...own, token, lines: less.length }
    }

    test('[CHAIN-4] takes over server by server under load: nothing is lost or doubled, and every page follows', {
      timeout: 300_000,
    }, async () => {
      const { address } = proxy
      const orders = await chainOrders(address)
      const wish = { address, db: engine.db, cookie, orders, followers, perSecond, seconds }
      const apart: SentChainOrder[] = []
      const trouble = async () => {
        await replace(0)
        await sleep(besideMs / 2)
        apart.push(await orderPaidTooMuch(orders[0] as object))
        await sleep(besideMs / 2)
        await replace(1)
      }
      const day = await playChainDay({ ...wish, trouble })
      expect(day.refused).toEqual([])
      expect(day.unheard).toBe(0)
      const truth = await chainTruth(engine.db, [...day.sent, ...apart])
      expect(truth).toEqual({ acknowledged: followers + perSecond * seconds + 1, lost: [], doubled: [], faults: [] })
    })
  },
)
