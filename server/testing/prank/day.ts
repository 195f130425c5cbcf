// A day of a shop with three hundred honest customers on three shared addresses, and somebody who places fake orders.
import type { Problem } from '../../../contract/index.ts'
import { localTime } from '../../../domain/branch/hours.ts'
import { at, brussels, minute } from '../clock.ts'
import { dice } from '../lunch/dice.ts'
import { newKey } from '../order-drafts.ts'
import type { Person } from '../people.ts'
import type { Shop } from '../shop.ts'
import { type Browser, newBrowser } from './browser.ts'

/** One is of IPv6: there each browser has an address of its own in the shop's /64. */
export const sharedAddresses = ['198.51.100.7', '203.0.113.9', '2001:db8:7:1'] as const

const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/146.0.0.0 Mobile Safari/537.36',
] as const
const languages = ['nl-BE,nl;q=0.9', 'fr-BE,fr;q=0.9', 'en-GB,en;q=0.9'] as const

export interface Plan {
  readonly seed: number
  /** The share of honest customers whose browser was never here before this day. */
  readonly newShare: number
  /** From where the fake orders come, by their number; null for a day without them. */
  readonly prankFrom: ((number: number) => string) | null
  /** When staff refuse and block the fakes that stand on the board, if they do. */
  readonly staffActAt?: string
  /** Minutes between two fake orders. */
  readonly every?: number
}

export interface Outcome {
  /** Honest customers who got no order placed. */
  readonly refused: number
  /** Honest ones who had a word at the counter first, by address. */
  readonly asked: Readonly<Record<string, number>>
  readonly placed: number
  /** The most fake orders that were open at once. */
  readonly mostFakes: number
  readonly fakesTried: number
  /** Fake orders that came onto the board after staff had acted. */
  readonly fakesAfter: number
}

const branch = 'merksem'
const date = '2026-03-04'

/** Plays the day; each customer reads the menu, orders, and collects some minutes after the order is ready. */
export async function playDay(shop: Shop, plan: Plan): Promise<Outcome> {
  const site = await shop.listen()
  const { lotte } = await shop.staff()
  const luck = dice(plan.seed)
  const scene = { shop, site, lotte, luck }
  const honest = Array.from({ length: 300 }, (_, number) => honestOf(scene, number, plan.newShare))
  await theDayBefore(scene, honest)

  const happenings: { readonly time: number; readonly act: () => Promise<void> }[] = []
  const later = (time: number, act: () => Promise<void>) => {
    happenings.push({ time, act })
    happenings.sort((one, other) => one.time - other.time)
  }
  const fakes = new Set<number>()
  const result = { refused: 0, placed: 0, mostFakes: 0, fakesTried: 0, fakesAfter: 0 }
  const asked: Record<string, number> = {}
  let acted = false

  for (const customer of honest)
    later(customer.comesAt, async () => {
      await customer.browser.ask('times.read', { branches: [branch] })
      later(shop.clock.now() + 2 * minute, async () => {
        const key = newKey()
        let placed = await place(scene, customer.browser, key, customer)
        if (!placed.ok && (await atTheCounter(scene, placed.refusal.problems))) {
          asked[customer.shared] = (asked[customer.shared] ?? 0) + 1
          placed = await place(scene, customer.browser, key, customer)
        }
        if (!placed.ok) {
          result.refused++
          return
        }
        result.placed++
        const { id, wantedAt } = placed.value
        later(wantedAt + luck.below(8) * minute, () => serve(scene, id))
      })
    })
  const { prankFrom } = plan
  if (prankFrom)
    for (let time = at(`${date} 09:10`), n = 0; time < at(`${date} 16:30`); time += (plan.every ?? 4) * minute, n++)
      later(time, async () => {
        result.fakesTried++
        const browser = newBrowser(site, { address: prankFrom(n), agent: agents[0], language: languages[0] })
        await browser.ask('times.read', { branches: [branch] })
        const placed = await place(scene, browser, newKey(), { name: `Jan ${n}`, phone: phoneOf(5000 + n) })
        if (!placed.ok) return
        fakes.add(placed.value.id)
        if (acted) result.fakesAfter++
        result.mostFakes = Math.max(result.mostFakes, await openOf(scene, fakes))
      })
  if (plan.staffActAt)
    later(at(`${date} ${plan.staffActAt}`), async () => {
      for (const id of fakes) await shop.ask('orders.block', { key: newKey(), id }, { as: lotte })
      acted = true
    })

  for (let next = happenings.shift(); next; next = happenings.shift()) {
    shop.clock.pass(Math.max(0, next.time - shop.clock.now()))
    await next.act()
  }
  return { ...result, asked }
}

interface Scene {
  readonly shop: Shop
  readonly site: string
  readonly lotte: Person
  readonly luck: ReturnType<typeof dice>
}

interface Who {
  readonly name: string
  readonly phone: string
}

interface Honest extends Who {
  readonly browser: Browser
  readonly shared: string
  /** `known` collected an order the day before, `seen` looked at the menu. */
  readonly past: 'known' | 'seen' | 'new'
  readonly comesAt: number
}

function honestOf({ site, luck }: Scene, number: number, newShare: number): Honest {
  const shared = sharedAddresses[number % 3] ?? sharedAddresses[0]
  const address = shared.includes(':') ? `${shared}::${(number + 16).toString(16)}` : shared
  const browser = newBrowser(site, {
    address,
    agent: agents[Math.min(luck.below(6), luck.below(6), 4)] ?? agents[0],
    language: luck.oneOf(languages) ?? languages[0],
  })
  const past = luck.happens(newShare) ? 'new' : luck.happens(0.6) ? 'known' : 'seen'
  // Two of five come at lunch.
  const comesAt = luck.happens(0.4)
    ? at(`${date} 11:45`) + luck.below(75 * 60) * 1000
    : at(`${date} 09:05`) + luck.below(440 * 60) * 1000
  return { browser, shared, past, comesAt, name: `Noor ${number}`, phone: phoneOf(number) }
}

const phoneOf = (number: number): string => `0470 ${String(100_000 + number)}`

async function theDayBefore(scene: Scene, honest: readonly Honest[]): Promise<void> {
  const { shop } = scene
  shop.clock.set('2026-03-03 10:00')
  for (const customer of honest) {
    if (customer.past === 'new') continue
    await customer.browser.ask('times.read', { branches: [branch] })
    if (customer.past === 'seen') continue
    shop.clock.pass(20_000)
    const placed = await place(scene, customer.browser, newKey(), customer)
    if (!placed.ok) throw new Error(`the day before: ${JSON.stringify(placed.refusal)}`)
    await serve(scene, placed.value.id)
  }
  shop.clock.set(`${date} 09:00`)
}

const place = ({ shop }: Scene, browser: Browser, key: string, { name, phone }: Who) =>
  browser.ask('orders.place', {
    ...{ key, branch, form: 'pick-up', name, phone },
    day: localTime(shop.clock.now(), brussels).date,
    lines: [{ item: 'cappuccino', quantity: 1 }],
  })

/** The order is made and collected. */
async function serve({ shop, lotte }: Scene, id: number): Promise<void> {
  await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: lotte })
}

/** Says the code of the page to staff, who let the order in. False if the page has none. */
async function atTheCounter({ shop, lotte }: Scene, problems: readonly Problem[]): Promise<boolean> {
  const said = problems.find(({ code }) => code)?.code
  const { asks } = await shop.ask('guard.read', {}, { as: lotte })
  const ask = asks.find(({ code }) => code === said)
  if (ask) await shop.ask('guard.answer', { id: ask.id, letIn: true }, { as: lotte })
  return ask !== undefined
}

/** How many of these orders stand on the board. */
async function openOf({ shop, lotte }: Scene, fakes: ReadonlySet<number>): Promise<number> {
  const { orders } = await shop.ask('orders.board', { branch }, { as: lotte })
  return orders.filter(({ id, lines }) => fakes.has(id) && lines.some(({ status }) => status !== 'served')).length
}
