// The server as a process: what it has acknowledged survives a kill, and it stops in good order when asked to.

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { type Branch, nextOpeningDay, orderDay } from '#domain/branch/branch.ts'
import { localTime } from '#domain/branch/hours.ts'
import { demo } from '#tools/demo/index.ts'
import { openStore } from './store/open.ts'
import { noorsOrder, type PlaceWish } from './testing/order-drafts.ts'
import { failingStart, type OwnProcess, startProcess } from './testing/own-process.ts'
import { brussels } from './testing/test-clock.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-process-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function start(environment: Record<string, string>): Promise<OwnProcess> {
  const server = await startProcess(environment)
  cleanUps.push(() => server.end('SIGKILL'))
  return server
}

/** A day for which orders are accepted whenever this test runs. */
function someDay(): string {
  const now = Date.now()
  const branch = { ...demo.branches[0], exceptions: [], shop: { open: true, date: '', desc: {} } } as unknown as Branch
  const today = localTime(now, brussels).date
  return orderDay(branch, today, now).ok ? today : (nextOpeningDay(branch, now) ?? today)
}

const post = (address: string, order: PlaceWish) =>
  fetch(`${address}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })

const tokenIn = async (response: Response) => ((await response.json()) as { token: string }).token

interface Customer {
  /** The tokens of orders that the server said it has taken, by their keys. */
  readonly acknowledged: Map<string, string>
  /** The order that was under way when the server ended. */
  unanswered: PlaceWish | undefined
}

/** A customer who places order after order until the server is gone. */
async function orderUntilGone(customer: Customer, address: string, day: string): Promise<void> {
  while (true) {
    const order = noorsOrder({ day })
    customer.unanswered = order
    try {
      const response = await post(address, order)
      if (!response.ok) throw new Error(`answered ${response.status}`)
      customer.acknowledged.set(order.key, await tokenIn(response))
    } catch {
      return
    }
  }
}

test('[ORDER-5] after kill -9 every acknowledged order is there, and retries give one order each', {
  timeout: 60_000,
}, async () => {
  const DATA_DIR = await dataFolder()
  const day = someDay()
  const acknowledged = new Map<string, string>()
  for (let round = 0; round < 3; round++) {
    const server = await start({ DATA_DIR })
    const customers = Array.from({ length: 6 }, (): Customer => ({ acknowledged: new Map(), unanswered: undefined }))
    const ordering = customers.map((customer) => orderUntilGone(customer, server.address, day))
    const token = await vi.waitFor(async () => tokenIn(await post(server.address, noorsOrder({ day }))), {
      timeout: 20_000,
    })
    const taken = () => customers.reduce((sum, customer) => sum + customer.acknowledged.size, 0)
    await vi.waitFor(() => expect(taken()).toBeGreaterThan(60), { timeout: 20_000, interval: 20 })
    await server.end('SIGKILL')
    await Promise.all(ordering)

    const again = await start({ DATA_DIR })
    expect((await fetch(`${again.address}/api/orders/${token}`)).status).toBe(200)
    for (const { unanswered } of customers) {
      if (!unanswered) continue
      const tokens = []
      for (let retry = 0; retry < 3; retry++) tokens.push(await tokenIn(await post(again.address, unanswered)))
      expect(new Set(tokens).size).toBe(1)
      acknowledged.set(unanswered.key, tokens[0] ?? '')
    }
    for (const customer of customers) for (const [key, order] of customer.acknowledged) acknowledged.set(key, order)
    await again.end('SIGTERM')
  }
  const store = await openStore({ sqlite: join(DATA_DIR, 'noisette.db') }, Date.now())
  cleanUps.push(() => store.close())
  const made = await store.db
    .selectFrom('idempotency_key as sent')
    .innerJoin('orders', 'orders.id', 'sent.made')
    .select(['sent.key', 'orders.token'])
    .execute()
  const stored = new Map(made.map(({ key, token }) => [key, token]))
  for (const [key, order] of acknowledged) expect(stored.get(key)).toBe(order)
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size)
})

test('SIGTERM finishes the requests that are under way and exits with 0', async () => {
  const DATA_DIR = await dataFolder()
  const server = await start({ DATA_DIR })
  const day = someDay()
  const stream = await fetch(`${server.address}/api/live`)
  const placing = Array.from({ length: 20 }, () => post(server.address, noorsOrder({ day })))
  await Promise.any(placing)
  server.signal('SIGTERM')
  const answers = await Promise.allSettled(placing)
  expect(await server.ended).toBe(0)
  const taken = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status === 200)
  expect(taken.length).toBeGreaterThan(0)
  const store = await openStore({ sqlite: join(DATA_DIR, 'noisette.db') }, Date.now())
  const stored = await store.db.selectFrom('orders').select('id').execute()
  await store.close()
  expect(stored).toHaveLength(taken.length)
  await stream.body?.cancel().catch(() => {})
})

test('[J-86] a server that leaves tells the proxy at once and serves on, before it stops', async () => {
  const server = await start({ DATA_DIR: await dataFolder(), LEAVE_SECONDS: '2' })
  // Its last line: from then on it hears signals.
  await vi.waitFor(() => expect(server.output).toContain('/signup?'))
  server.signal('SIGTERM')
  const health = await vi.waitFor(async () => {
    const answer = await fetch(`${server.address}/healthz`)
    expect(answer.status).toBe(503)
    return answer
  })
  expect(health.headers.get('retry-after')).toBe('2')
  expect(await health.json()).toMatchObject({ refusal: 'unavailable', problems: [], retryAfter: 2 })
  expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
  expect((await post(server.address, noorsOrder({ day: someDay() }))).status).toBe(200)
  expect(await server.ended).toBe(0)
})

test('[DATA-2] [F-79] the first start plants the demo and prints the set-up link, a restart prints a new one', async () => {
  const DATA_DIR = await dataFolder()
  const first = await start({ DATA_DIR })
  const link = /#\/account\/signup\?code=\S{20}/
  await vi.waitFor(() => expect(first.output).toMatch(link))
  expect(first.output).toContain('PUBLIC_URL is not set')
  const menu = (await (await fetch(`${first.address}/api/menu`)).json()) as { items: unknown[] }
  expect(menu.items.length).toBeGreaterThan(70)
  await first.end('SIGTERM')
  const second = await start({ DATA_DIR })
  await vi.waitFor(() => expect(second.output).toMatch(link))
  expect(link.exec(second.output)?.[0]).not.toBe(link.exec(first.output)?.[0])
  await second.end('SIGTERM')
})

test('[F-88] a second server on the same folder is refused in one sentence, also beside one that was just killed', {
  timeout: 30_000,
  tags: ['long'],
}, async () => {
  const DATA_DIR = await dataFolder()
  const refused = {
    code: 1,
    output: `Noisette could not start: another server already runs on ${DATA_DIR}. Stop it first, or set another DATA_DIR.\n`,
  }
  const first = await start({ DATA_DIR })
  expect(await failingStart({ DATA_DIR })).toEqual(refused)
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
  await first.end('SIGKILL')
  const next = await start({ DATA_DIR })
  expect(await failingStart({ DATA_DIR })).toEqual(refused)
  await next.end('SIGTERM')
  await (await start({ DATA_DIR })).end('SIGTERM')
})

test('a port that is taken, and bad settings, end the start with one clear line each', { tags: ['long'] }, async () => {
  const DATA_DIR = await dataFolder()
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const PORT = String(address && typeof address === 'object' ? address.port : 0)
  expect(await failingStart({ DATA_DIR, PORT })).toEqual({
    code: 1,
    output: `Port ${PORT} is taken; choose another with PORT.\n`,
  })
  holder.close()
  const { code, output } = await failingStart({ DATA_DIR, PORT: 'x', LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(2)
})
