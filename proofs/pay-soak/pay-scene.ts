// Where orders are paid online while everything goes wrong: the shop, two servers that are killed, and the provider.
import { localTime } from '#domain/branch/hours.ts'
import type { Dice } from '#server/testing/dice.ts'
import type { MollieStandIn } from '#server/testing/mollie/mollie-stand-in.ts'
import { openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { brussels, type Clock, fakeClock } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/test-people.ts'
import type { OpenShop, TestShop } from '#server/testing/test-shop.ts'
import { sweepPayments } from '#work/money/payment/sweeper.ts'
import { type LunchLine, openLine } from '../lunch/customer-line.ts'
import { openServers, type Servers } from '../lunch/scene.ts'

export interface PayScene {
  /** The true time, which the provider goes by; the clocks of the servers may be off. */
  readonly clock: Clock
  readonly shop: TestShop
  readonly mollie: MollieStandIn
  readonly servers: PayServers
  readonly line: LunchLine
  readonly dice: Dice
  readonly book: PayBook
  /** Sets all clocks of the shop, off by so many ms. */
  setClocks(off?: number): Promise<void>
  /** A member of staff, signed in; after a day, or when the clocks were wrong, they sign in again. */
  staff(name: 'Amira' | 'Jef'): Promise<Person>
}

export interface PayServers extends Servers {
  /** Looks after payments once, where no process does so by itself. */
  look(): Promise<unknown>
}

/** What its people know. */
export interface PayBook {
  /** The tokens of the orders that the servers said they have taken. */
  readonly orders: Set<string>
  readonly refused: { count: number }
  /** Those that were sent to the counter, which need not be paid online. */
  readonly toCounter: Set<string>
  /** Those that somebody brought back: what had gone back is due again. */
  readonly broughtBack: Set<string>
  /** Payments that the bank's page is still open for, and when they end. */
  readonly late: { readonly payment: string; readonly at: number }[]
  /** The events by which staff heard that an order was placed, by its token. */
  readonly heard: Map<string, Set<number>>
  /** The newest of them. */
  readonly events: { last: number }
  readonly jumps: { count: number }
}

/**
 * With `processes`, the servers are those of `npm start`, which are killed. Without, they are two in this process,
 * whose connections are cut instead: that takes a second, not half a minute.
 */
export async function openPayScene(openShop: OpenShop, dice: Dice, processes: boolean): Promise<PayScene> {
  const clock = fakeClock()
  const chance = () => dice.below(10_000) / 10_000
  const { shop, mollie } = await openPayingShop(openShop, { chance, providerNow: clock.now })
  const servers = processes ? await ownProcesses(shop, mollie) : await inThisProcess(shop, mollie)
  mollie.hooks.through = () => dice.oneOf(servers.addresses) ?? ''
  const line = openLine({ addresses: () => servers.addresses, dice, drops: 0.03 })
  const signedIn = new Map<string, Promise<Person>>()
  let before = ''
  return {
    clock,
    shop,
    mollie,
    servers,
    line,
    dice,
    book: openPayBook(),
    setClocks: async (off = 0) => {
      shop.clock.pass(clock.now() + off - shop.clock.now())
      await servers.setClock(shop.clock.now())
      const now = `${off} ${localTime(clock.now(), brussels).date}`
      if (now !== before) signedIn.clear()
      before = now
    },
    staff: (name) => {
      const person = signedIn.get(name) ?? shop.signIn(name)
      signedIn.set(name, person)
      return person
    },
  }
}

/** A data folder of SQLite has one process at a time, so there the other server is in this one. */
async function ownProcesses(shop: TestShop, { url }: MollieStandIn): Promise<PayServers> {
  const isShared = shop.engine === 'postgres'
  const environment = { MOLLIE_URL: url }
  const servers = await openServers(shop.address, { start: shop.clock.now(), count: isShared ? 2 : 1, environment })
  const here = isShared ? [] : [await shop.listen()]
  return {
    get addresses() {
      return [...servers.addresses, ...here]
    },
    get killed() {
      return servers.killed
    },
    setClock: servers.setClock,
    kill: servers.kill,
    close: servers.close,
    look: async () => {},
  }
}

async function inThisProcess(shop: TestShop, { url, faults }: MollieStandIn): Promise<PayServers> {
  const beside = await shop.beside({ config: { mollieUrl: url, publicUrl: 'https://noisette.example' } })
  const shops = [shop, beside]
  const addresses = await Promise.all(shops.map((one) => one.listen()))
  let killed = 0
  return {
    addresses,
    get killed() {
      return killed
    },
    setClock: async () => {},
    kill: async (place) => {
      killed++
      shops[place]?.app.fastify.server.closeAllConnections()
    },
    // It would wait for a provider that is down, one payment after the other.
    look: () => Promise.all(faults.down ? [] : shops.map(({ app }) => sweepPayments(app.payments))),
    close: async () => {},
  }
}

const openPayBook = (): PayBook => ({
  orders: new Set(),
  refused: { count: 0 },
  toCounter: new Set(),
  broughtBack: new Set(),
  late: [],
  heard: new Map(),
  events: { last: 0 },
  jumps: { count: 0 },
})
