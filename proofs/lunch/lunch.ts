// Plays one lunch on two real servers, minute by minute, and checks it: while it goes on and when it is over (TIME-2).

import { isOver } from '#domain/order/course.ts'
import { type Dice, dice } from '#server/testing/dice.ts'
import { at, minute } from '#server/testing/test-clock.ts'
import { openLine } from './customer-line.ts'
import { customerActs, customerComes } from './customers.ts'
import { baristaWorks, somethingElse } from './lunch-staff.ts'
import type { Lunch, LunchScene } from './scene.ts'
import { allOrders, expectAllTrue, expectHeard, expectNone, expectSound } from './truth.ts'

export interface LunchWish {
  readonly seed: number
  readonly day: string
  readonly tomorrow: string
  /** How many customers come. */
  readonly customers: number
}

/** What happened. */
export interface Played {
  readonly orders: number
  /** How often a time was taken meanwhile and the customer tried again. */
  readonly triedAgain: number
  readonly refused: number
  readonly requests: number
  readonly dropped: number
  readonly killed: number
  readonly pages: number
}

const minutes = 90

export async function playLunch(scene: LunchScene, wish: LunchWish): Promise<Played> {
  const chance = dice(wish.seed)
  const time = { now: at(`${wish.day} 11:40`) }
  const line = openLine({ addresses: () => scene.servers.addresses, dice: chance, drops: 0.03 })
  const own = { name: `${wish.seed}`, dice: chance, line, pages: new Map(), now: () => time.now }
  const lunch: Lunch = { ...scene, ...wish, ...own }
  const before = countsOf(lunch)
  await playMinutes(lunch, wish, time)
  await expectAllTrue(lunch)
  const after = countsOf(lunch)
  for (const page of lunch.pages.values()) page.close()
  await closeDay(lunch)
  line.close()
  return {
    orders: after.orders - before.orders,
    triedAgain: after.triedAgain - before.triedAgain,
    refused: after.refused - before.refused,
    killed: after.killed - before.killed,
    requests: line.sent,
    dropped: line.dropped,
    pages: lunch.pages.size,
  }
}

/** Minute after minute, until everybody is served and every server that was killed is back. */
async function playMinutes(lunch: Lunch, { seed, customers }: LunchWish, time: { now: number }): Promise<void> {
  const { dice: chance, servers } = lunch
  const comes = Array.from({ length: customers }, () => arrivalOf(chance))
  const kills = killsOf(chance)
  const returning: Promise<void>[] = []
  const begin = time.now
  for (let passed = 0; passed < minutes; passed++) {
    time.now = begin + passed * minute
    await servers.setClock(time.now)
    for (const place of kills.get(passed) ?? []) returning.push(killSoon(lunch, place, chance))
    await minuteOf(lunch, { seed, came: comes.flatMap((at, number) => (at === passed ? [number] : [])) })
    if (passed % 15 === 0) await expectSound(lunch)
  }
  await Promise.all(returning)
}

const countsOf = ({ book, servers }: Lunch) => ({
  orders: book.orders.size,
  triedAgain: book.triedAgain.count,
  refused: book.refused.size,
  killed: servers.killed,
})

/** Most come around noon, some early and late. */
const arrivalOf = (chance: Dice): number => Math.floor((chance.below(minutes) + chance.below(minutes - 20)) / 2)

/** In which minutes which servers are killed: usually one once, now and then both together, sometimes none. */
function killsOf(chance: Dice): Map<number, number[]> {
  const kind = chance.below(10)
  const when = () => chance.below(minutes)
  if (kind < 2) return new Map()
  if (kind < 3) return new Map([[when(), [0, 1]]])
  return new Map(Array.from({ length: kind < 8 ? 1 : 2 }, () => [when(), [chance.below(2)]]))
}

/** Not at the beginning of the minute, when nothing is under way yet. */
async function killSoon({ servers }: LunchScene, place: number, chance: Dice): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, chance.below(40)))
  await servers.kill(place)
}

/** What people do in one minute, all at the same time. */
async function minuteOf(lunch: Lunch, { seed, came }: { readonly seed: number; readonly came: readonly number[] }) {
  const { dice, staff } = lunch
  const work = staff.filter(() => dice.happens(0.6)).map((barista) => baristaWorks(lunch, barista))
  const [first] = staff
  await Promise.all([
    ...came.map((number) => customerComes(lunch, number, seed)),
    ...work,
    ...(dice.happens(0.2) ? [customerActs(lunch)] : []),
    ...(dice.happens(0.1) ? [somethingElse(lunch, first)] : []),
    ...(dice.happens(0.3) ? [expectHeard(lunch)] : []),
  ])
}

/** Closes the day, and forgets what is in the archive. Fails if an order for tomorrow goes or another one stays. */
async function closeDay(lunch: Lunch): Promise<void> {
  const { line, branch, owner, book, tomorrow } = lunch
  const before = await allOrders(lunch)
  const cleared = await line.call('orders.clear', { branches: [branch], alsoOpen: true }, owner)
  if (!cleared.ok) throw new Error(`the day cannot be closed: ${JSON.stringify(cleared.refusal)}`)
  const after = new Set((await allOrders(lunch)).rows.map(({ id }) => id))
  const midnight = at(`${tomorrow} 00:00`)
  expectNone(
    'orders that should have stayed, or gone, when the day was closed',
    before.rows.filter((row) => after.has(row.id) !== (!isOver(row.phase) && (row.wantedAt ?? 0) >= midnight)),
  )
  for (const id of book.orders.keys()) if (!after.has(id)) book.orders.delete(id)
}
