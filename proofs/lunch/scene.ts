// Where simulated lunches take place: the branch, its people, the servers, and what its people know for certain.

import { dirname } from 'node:path'
import type { DateText } from '#domain/branch/hours.ts'
import type { Order } from '#domain/order/order.ts'
import type { StoreAddress } from '#server/store/open.ts'
import type { Person } from '#server/testing/asking.ts'
import type { Dice } from '#server/testing/dice.ts'
import { type OwnProcess, startProcess } from '#server/testing/own-process.ts'
import { changeBranch, setCapacity } from '#server/testing/test-branch-settings.ts'
import type { OpenShop, TestShop } from '#server/testing/test-shop.ts'
import type { LunchLine, LunchPage } from './customer-line.ts'

/** What stays from one lunch to the next. */
export interface LunchScene {
  /** Prepares the branch and reads the database; it serves nobody. */
  readonly shop: TestShop
  readonly servers: Servers
  readonly branch: string
  /** Two baristas. */
  readonly staff: readonly [Person, Person]
  readonly owner: Person
  readonly book: LunchBook
}

export interface Lunch extends LunchScene {
  readonly name: string
  readonly day: DateText
  readonly tomorrow: DateText
  readonly dice: Dice
  readonly line: LunchLine
  readonly pages: Map<number, LunchPage>
  /** The simulated time, in milliseconds since 1970. */
  readonly now: () => number
}

/** Antwerpen with a bar and a grill, which takes orders for today and tomorrow, and two servers. */
export async function openScene(openShop: OpenShop): Promise<LunchScene> {
  const shop = await openShop()
  await setCapacity(shop)
  await changeBranch(shop, { days_ahead: 1 })
  const { amira, jef } = await shop.staff()
  const mia = await shop.hire('Mia', { antwerpen: 'barista' })
  const servers = await openServers(shop.address, {
    start: shop.clock.now(),
    count: shop.engine === 'postgres' ? 2 : 1,
  })
  return { shop, servers, branch: 'antwerpen', staff: [jef, mia], owner: amira, book: openLunchBook() }
}

export interface Servers {
  /** Where people connect; a server that was killed refuses connections until its successor is open. */
  readonly addresses: readonly string[]
  readonly killed: number
  setClock(now: number): Promise<void>
  /** Ends a server with SIGKILL and starts another in its place; resolves once that is open. */
  kill(place: number): Promise<void>
  close(): Promise<void>
}

const preload = new URL('./steered-clock.ts', import.meta.url)

export interface ServersWish {
  /** The time at which they start. */
  readonly start: number
  readonly count: number
  readonly environment?: Record<string, string>
}

/** Servers in processes of their own on one database, with a clock that is set. */
export async function openServers(address: StoreAddress, wish: ServersWish): Promise<Servers> {
  const where: Record<string, string> =
    'sqlite' in address ? { DATA_DIR: dirname(address.sqlite) } : { DATABASE_URL: address.postgres }
  let now = wish.start
  let killed = 0
  const open = () =>
    startProcess({ ...where, ...wish.environment, DEMO: 'no', SIMULATED_NOW: String(now) }, { preload })
  const servers: OwnProcess[] = []
  while (servers.length < wish.count) servers.push(await open())
  const starting = new Set<number>()

  return {
    get addresses() {
      return servers.map((server) => server.address)
    },
    get killed() {
      return killed
    },
    setClock: async (next) => {
      now = next
      await Promise.all(servers.map((server) => server.tell({ now })))
    },
    kill: async (wished) => {
      const place = wished % servers.length
      if (starting.has(place)) return
      starting.add(place)
      killed++
      await servers[place]?.end('SIGKILL')
      const successor = await open()
      // It was told the time when it was started; minutes may have passed.
      await successor.tell({ now })
      servers[place] = successor
      starting.delete(place)
    },
    close: async () => {
      for (const server of servers) await server.end('SIGKILL')
    },
  }
}

export type Acknowledged = Pick<Order, 'id' | 'token' | 'code' | 'total'> & { readonly name: string }

export interface LunchBook {
  /** Every order that the servers said they have taken, by its id. */
  readonly orders: Map<number, Acknowledged>
  /** Those whose every try was refused; nothing of theirs may be stored. */
  readonly refused: Set<string>
  /** How often a time was taken meanwhile and the customer tried again. */
  readonly triedAgain: { count: number }
  /** Those who went away without an answer; one order of theirs may be stored. */
  readonly gone: Set<string>
  /** Orders for which somebody sent a step after which nobody rings for them. */
  readonly mayBeHeard: Set<number>
  /** Orders for which such a step was acknowledged. */
  readonly isHeard: Set<number>
}

export const openLunchBook = (): LunchBook => ({
  orders: new Map(),
  refused: new Set(),
  triedAgain: { count: 0 },
  gone: new Set(),
  mayBeHeard: new Set(),
  isHeard: new Set(),
})

/** Notes a step after which nobody rings for the order: before it is sent, and once it is acknowledged. */
export async function hearing<Answer extends { readonly ok: boolean }>(
  { mayBeHeard, isHeard }: LunchBook,
  id: number,
  step: () => Promise<Answer>,
): Promise<Answer> {
  mayBeHeard.add(id)
  const answer = await step()
  if (answer.ok) isHeard.add(id)
  return answer
}
