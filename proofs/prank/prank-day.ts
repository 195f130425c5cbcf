// A lunch with honest customers on shared addresses, and somebody who places fake orders and looks like anybody; each
// with a browser.
import { addressOf, type CallName, requestOf } from '#contract/addresses.ts'
import type { Problem } from '#contract/index.ts'
import { localTime } from '#domain/branch/hours.ts'
import type { Store } from '#server/store/open.ts'
import { type TestTold, withOrderId } from '#server/testing/asking.ts'
import { type Body, checkedBody } from '#server/testing/contract-check.ts'
import { type Dice, dice } from '#server/testing/dice.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { brussels, hour, minute, second } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/test-people.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

/** One is of IPv6: there each browser has an address of its own in the shop's /64. */
export const sharedAddresses = ['198.51.100.7', '203.0.113.9', '2001:db8:7:1'] as const

export const branch = 'antwerpen'

export interface PrankScene {
  readonly shop: TestShop
  /** Where the servers listen; requests go to any of them. */
  readonly sites: readonly string[]
  readonly jef: Person
  readonly luck: Dice
}

export async function sceneOf(shops: readonly [TestShop, ...TestShop[]], seed: number): Promise<PrankScene> {
  const { jef } = await shops[0].staff()
  return { shop: shops[0], sites: await Promise.all(shops.map((shop) => shop.listen())), jef, luck: dice(seed) }
}

const languages = ['nl-BE,nl;q=0.9', 'fr-BE,fr;q=0.9', 'en-GB,en;q=0.9'] as const

/** A browser that was never here; `agent` is what it says of itself. */
export const browserAt = ({ shop, sites, luck }: PrankScene, address: string, agent = 'iPhone'): PrankBrowser =>
  newBrowser(luck.oneOf(sites) ?? '', {
    store: shop.store,
    address: address.split(':').length === 4 ? `${address}::${luck.below(60_000).toString(16)}` : address,
    agent,
    language: luck.oneOf(languages) ?? '',
  })

interface Wish {
  readonly key: string
  readonly quantity?: number
  readonly at?: number | null
}

export const place = (scene: PrankScene, browser: PrankBrowser, { key, quantity = 1, at = null }: Wish) =>
  browser.ask('orders.place', {
    ...guest(scene),
    key,
    branch,
    at,
    form: 'pick-up',
    lines: [{ item: 'cappuccino', quantity }],
  })

export const jefAccepts = ({ shop, jef }: PrankScene, id: number) =>
  shop.ask('orders.step', { key: newKey(), id, step: 'accept' }, { as: jef })

export const collect = ({ shop, jef }: PrankScene, id: number) =>
  shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: jef })

/** Browsers that collected an order here. */
export async function regularsAt(scene: PrankScene, addresses: readonly string[]): Promise<PrankBrowser[]> {
  const regulars: PrankBrowser[] = []
  for (const address of addresses) {
    const browser = browserAt(scene, address)
    const placed = await place(scene, browser, { key: newKey() })
    if (!placed.ok) throw new Error(JSON.stringify(placed.refusal))
    await collect(scene, placed.value.id)
    regulars.push(browser)
  }
  return regulars
}

/** Somebody who tries whatever a sender can choose: browser, cookie, name, number, size and time of each order. */
export function pranksterIn(scene: PrankScene) {
  const { luck, shop } = scene
  const used: PrankBrowser[] = []
  /** The id of the order if it was placed. */
  return async (address: string): Promise<number | undefined> => {
    const browser = browserAt(scene, address, `Agent ${luck.below(1e6)}`)
    const other = luck.happens(0.4) ? luck.oneOf(used) : undefined
    if (other) browser.takeCookies(other)
    used.push(browser)
    const soonest = Math.ceil(shop.clock.now() / (10 * minute)) * 10 * minute
    const at = luck.happens(0.5) ? soonest + (3 + luck.below(12)) * 10 * minute : null
    const placed = await place(scene, browser, { key: newKey(), quantity: 1 + luck.below(4), at })
    return placed.ok ? placed.value.id : undefined
  }
}

/** The orders of new customers that stand on the board, and those of them that nobody accepted. */
export async function boardOf({ shop }: PrankScene): Promise<{ readonly open: number; readonly waiting: number }> {
  const rows = await shop.store.db
    .selectFrom('orders')
    .innerJoin('order_origin as origin', 'origin.order_id', 'orders.id')
    .select('orders.course')
    .where('orders.status', '=', 0)
    .where('origin.standing', '=', 'new')
    .execute()
  return { open: rows.length, waiting: rows.filter(({ course }) => course === 'placed').length }
}

/** The most seconds of the bar in any hour that orders hold which nobody accepted. */
export async function mostOfAnHour({ shop }: PrankScene): Promise<number> {
  const rows = await shop.store.db
    .selectFrom('slot_held as held')
    .innerJoin('orders', 'orders.id', 'held.order_id')
    .select(['held.slot_start as start', 'held.weight'])
    .where('orders.course', '=', 'placed')
    .where('held.meter', '=', 'station:bar')
    .execute()
  const hours = rows.map(({ start: from }) =>
    rows.filter(({ start }) => start >= from && start < from + hour).reduce((sum, { weight }) => sum + weight, 0),
  )
  return Math.max(0, ...hours)
}

/** What new customers hold at the branch, as staff see it. */
export async function heldIn({ shop, jef }: PrankScene) {
  const { held } = await shop.ask('guard.held', {}, { as: jef })
  const one = held.find((each) => each.branch === branch)
  if (!one) throw new Error('the branch is not among them')
  return { ...one, orders: one.online + one.basket + one.counter, percent: one.fullest?.percent ?? 0 }
}

/** Every way in which somebody who pays nothing may try to hold a place. */
export const freeWays = [
  'counter',
  'online',
  'begun',
  'switched',
  'with-counter',
  'with-online',
  'with-each',
  'ask',
] as const
export type FreeWay = (typeof freeWays)[number]

/** Tries to hold a place in this way, with a new browser each time, and never pays. */
export function holderIn(scene: PrankScene) {
  const { luck, shop } = scene
  return async (way: FreeWay, address: string): Promise<void> => {
    const browser = browserAt(scene, address, `Agent ${luck.below(1e6)}`)
    const soonest = Math.ceil(shop.clock.now() / (10 * minute)) * 10 * minute
    const at = soonest + (4 + luck.below(40)) * 10 * minute
    const lines = luck.happens(0.5)
      ? [{ item: 'cappuccino', quantity: 1 + luck.below(20) }]
      : [{ item: 'caprese-panini', quantity: 1 + luck.below(5) }]
    const wish = {
      ...guest(scene),
      key: newKey(),
      branch,
      lines: way === 'ask' ? [{ item: 'cappuccino', quantity: 40 }] : lines,
    }
    if (way.startsWith('with-')) {
      await browser.ask('baskets.open', { ...wish, at, payer: way.slice(5), me: newKey() })
      return
    }
    const pay = ['online', 'begun', 'switched'].includes(way) ? 'online' : 'counter'
    const placed = await browser.ask('orders.place', {
      ...wish,
      form: 'pick-up',
      at: luck.happens(0.3) ? null : at,
      pay,
    })
    if (!placed.ok) return
    const { token } = placed.value
    if (way === 'begun') await browser.ask('payments.begin', { token, method: 'creditcard', lang: 'en' })
    if (way === 'switched') await browser.ask('payments.atCounter', { token })
  }
}

const guest = ({ luck, shop }: PrankScene) => ({
  name: `Guest ${luck.below(1e6)}`,
  phone: `0470 ${100_000 + luck.below(9e5)}`,
  day: localTime(shop.clock.now(), brussels).date,
})

/** When a customer whom the shop knows gets these, as soon as possible; the order is taken back. */
export async function firstTimeOf(scene: PrankScene, regular: PrankBrowser, items: readonly string[]): Promise<number> {
  const lines = items.map((item) => ({ item, quantity: 1 }))
  const wish = { ...guest(scene), key: newKey(), branch, form: 'pick-up', lines }
  const placed = await regular.ask('orders.place', wish)
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal))
  await regular.ask('orders.ownStep', { token: placed.value.token, step: 'withdraw' })
  return placed.value.wantedAt ?? 0
}

export interface PrankLunch {
  readonly customers: number
  /** The share of customers who collected an order before. */
  readonly known: number
  readonly minutes: number
  readonly addresses: readonly string[]
  /** From where a fake order comes each two minutes; null for none. */
  readonly prankFrom: string | null
}

/** Honest customers order; each order is accepted within two minutes and collected a quarter of an hour later. */
export async function playPrankLunch(
  scene: PrankScene,
  { customers, known, minutes, addresses, prankFrom }: PrankLunch,
) {
  const { shop, luck } = scene
  const result = { placed: 0, asked: 0, refused: [] as (readonly Problem[])[] }
  const isKnown = Array.from({ length: customers }, () => luck.happens(known))
  const addressOf = (number: number) => addresses[number % addresses.length] ?? ''
  const regulars = await regularsAt(
    scene,
    isKnown.flatMap((one, number) => (one ? addressOf(number) : [])),
  )
  const happenings: { readonly time: number; readonly act: () => Promise<unknown> }[] = []
  const later = (time: number, act: () => Promise<unknown>) => {
    const place = happenings.findLastIndex((one) => one.time <= time)
    happenings.splice(place + 1, 0, { time, act })
  }
  const follow = (id: number) => {
    const now = shop.clock.now()
    later(now + luck.below(2 * 60) * second, () => jefAccepts(scene, id))
    return later(now + 15 * minute, () => collect(scene, id))
  }
  const begin = shop.clock.now()
  for (const [number, old] of isKnown.entries())
    later(begin + (number * minutes * minute) / customers + luck.below(20) * second, async () => {
      const browser = (old ? regulars.pop() : undefined) ?? browserAt(scene, addressOf(number))
      const key = newKey()
      let placed = await place(scene, browser, { key })
      if (!placed.ok && (await atTheCounter(scene, placed.refusal.problems))) {
        result.asked++
        placed = await place(scene, browser, { key })
      }
      if (!placed.ok) return void result.refused.push(placed.refusal.problems)
      result.placed++
      follow(placed.value.id)
    })
  const prank = pranksterIn(scene)
  if (prankFrom)
    for (let time = begin; time < begin + minutes * minute; time += 2 * minute)
      later(time, async () => {
        const id = await prank(prankFrom)
        // Staff cannot tell it from others.
        if (id) later(shop.clock.now() + minute, () => jefAccepts(scene, id))
      })
  for (let next = happenings.shift(); next; next = happenings.shift()) {
    shop.clock.pass(Math.max(0, next.time - shop.clock.now()))
    await next.act()
  }
  await expectAudited(shop)
  return result
}

/** Says the code of the page to staff, who let the order in. False if the page has none. */
async function atTheCounter({ shop, jef }: PrankScene, problems: readonly Problem[]): Promise<boolean> {
  const code = problems.find((problem) => problem.code)?.code
  if (!code) return false
  const { asks } = await shop.ask('guard.read', { code }, { as: jef })
  const ids = asks.map(({ id }) => id)
  await shop.ask('guard.answer', { ids, letIn: true }, { as: jef })
  return true
}

export interface PrankBrowser {
  ask<Name extends CallName>(name: Name, input: object): Promise<Body<Name, TestTold<Name>>>
  /** Goes on from another address. */
  moveTo(address: string): void
  /** As they are sent. */
  cookies(): readonly string[]
  /** Goes on with those of another. */
  takeCookies(of: PrankBrowser): void
}

export interface BrowserOf {
  /** Of the shop, for the ids of orders. */
  readonly store: Store
  readonly address: string
  readonly agent: string
  readonly language: string
}

/** A browser without cookies yet. The server must trust one proxy, which says the address. */
export function newBrowser(site: string, { store, address, agent, language }: BrowserOf): PrankBrowser {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map((pair) => pair.join('='))
  const keep = (pair: string) => jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  let from = address
  return {
    moveTo: (other) => {
      from = other
    },
    cookies,
    takeCookies: (of) => {
      for (const cookie of of.cookies()) keep(cookie)
    },
    ask: async (name, input) => {
      const { url, body } = requestOf(name, { ...input })
      const response = await fetch(site + url, {
        method: addressOf(name).method,
        ...(body ? { body: JSON.stringify(body) } : {}),
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(jar.size > 0 ? { cookie: cookies().join('; ') } : {}),
          'x-forwarded-for': from,
          'user-agent': agent,
          'accept-language': language,
        },
      })
      for (const cookie of response.headers.getSetCookie()) keep(cookie.split(';', 1)[0] ?? '')
      const answer = checkedBody(name, response.status, await response.text())
      return answer.ok ? { ok: true, value: await withOrderId(store, name, answer.value) } : answer
    },
  }
}
