// Where simulated lunches take place: the branch, its people, the servers; and what belongs to one of these lunches.
import type { DateText } from '../../../domain/branch/hours.ts'
import type { Person } from '../asking.ts'
import { changeBranch } from '../branch-settings.ts'
import { setCapacity } from '../capacity.ts'
import type { OpenShop, Shop } from '../shop.ts'
import { type Book, openBook } from './book.ts'
import type { Dice } from './dice.ts'
import type { Line } from './line.ts'
import type { Page } from './page.ts'
import { openServers, type Servers } from './servers.ts'

/** What stays from one lunch to the next. */
export interface Scene {
  /** Prepares the branch and reads the database; it serves nobody. */
  readonly shop: Shop
  readonly servers: Servers
  readonly branch: string
  /** Two baristas. */
  readonly staff: readonly [Person, Person]
  readonly owner: Person
  readonly book: Book
}

export interface Lunch extends Scene {
  readonly name: string
  readonly day: DateText
  readonly tomorrow: DateText
  readonly dice: Dice
  readonly line: Line
  readonly pages: Map<number, Page>
  /** The simulated time, in milliseconds since 1970. */
  readonly now: () => number
}

/** Antwerpen with a bar and a grill, which takes orders for today and tomorrow, and two servers. */
export async function openScene(openShop: OpenShop): Promise<Scene> {
  const shop = await openShop()
  await setCapacity(shop)
  await changeBranch(shop, { days_ahead: 1 })
  const { amira, jef } = await shop.staff()
  const mia = await shop.hire('Mia', { antwerpen: 'barista' })
  const servers = await openServers(shop.address, shop.clock.now())
  return { shop, servers, branch: 'antwerpen', staff: [jef, mia], owner: amira, book: openBook() }
}
