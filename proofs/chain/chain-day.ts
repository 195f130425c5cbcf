// Plays a while on several servers behind a proxy: customers order at branch after branch and follow their orders,
// staff tap, while a server is killed or replaced; and says what became of all of it.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName } from '#contract/addresses.ts'
import type { Input } from '#contract/index.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { sendOnce } from '#web/data/forms/send-once.ts'
import type { ServerAnswer } from '#web/data/http/client.ts'
import { type ChainFollower, openChainFollower } from './chain-followers.ts'
import { askChain } from './chain-shop.ts'

export interface ChainDayWish {
  /** The proxy. */
  readonly address: string
  readonly db: Db
  /** Of the owner, who works through the orders. */
  readonly cookie: string
  /** One for each branch, without its key. */
  readonly orders: readonly object[]
  /** How many customers follow an order. */
  readonly followers: number
  /** New orders, and as many taps on orders that are followed. */
  readonly perSecond: number
  readonly seconds: number
  /** Begins in the middle. Play goes on until it is over. */
  readonly trouble: () => Promise<void>
}

export interface SentChainOrder {
  readonly key: string
  readonly name: string
  /** Undefined if no answer came, often as it was sent. */
  token: string | undefined
  /** How many it has once all is over; by default all that were ordered. */
  readonly lines?: number
}

/** How long something took, and when it began and ended, in ms. */
interface Took {
  readonly from: number
  readonly to: number
}

export interface ChainDay {
  readonly sent: readonly SentChainOrder[]
  /** How many orders and taps had to be sent again. */
  readonly again: number
  /** Refusals that the page does not get over by sending again. */
  readonly refused: readonly unknown[]
  /** Of each stream that was lost, the ms from the beginning of the trouble until it was live again for good. */
  readonly liveAgain: readonly number[]
  /** Followed orders whose customers did not hear where they stand, or not the next tap. */
  readonly unheard: number
  /** In ms, outside of the trouble: until an order is acknowledged, and from a tap until its customer hears of it. */
  readonly ordered: readonly number[]
  readonly heard: readonly number[]
  /** The slowest of both within the trouble. */
  readonly slowest: number
}

interface Scene extends ChainDayWish {
  readonly sent: SentChainOrder[]
  readonly refused: unknown[]
  readonly counts: { again: number; next: number }
}

const heardWithin = 10_000
/** A server is gone for so long after the trouble began, in ms, at most: what is slow then is no figure of the rest. */
const troubled = 3000

export async function playChainDay(wish: ChainDayWish): Promise<ChainDay> {
  const scene: Scene = { ...wish, sent: [], refused: [], counts: { again: 0, next: 0 } }
  const followers = await openFollowers(scene)
  const ordered: Took[] = []
  const heard: Took[] = []
  const staff: Promise<unknown>[] = []
  const places = Array.from({ length: wish.perSecond * wish.seconds }, (_, place) => place)
  const from = performance.now() + 500
  const at = (place: number) => sleep(from + (place * 1000) / wish.perSecond - performance.now())
  const trouble = sleep(500 + (wish.seconds * 1000) / 2).then(async () => {
    const began = performance.now()
    await wish.trouble()
    return { began, over: performance.now() }
  })
  await Promise.all([
    ...places.map(async (place) => {
      await at(place)
      ordered.push(await timed(() => customerOrders(scene, staff)))
    }),
    ...places.map(async (place) => {
      await at(place + 0.5)
      const follower = followers[(place * 7919) % followers.length]
      if (follower) heard.push(await timed(() => tapHeard(scene, follower)))
    }),
    trouble,
  ])
  await Promise.all(staff)
  const { began, over } = await trouble
  const lost = followers.filter((one) => one.lost > 0)
  const unheard = await lastTaps(scene, followers)
  for (const follower of followers) follower.close()
  const until = Math.max(over, began + troubled)
  const outside = (took: readonly Took[]) =>
    took.filter((one) => one.to < began || one.from > until).map((one) => one.to - one.from)
  return {
    sent: scene.sent,
    again: scene.counts.again,
    refused: scene.refused,
    liveAgain: lost.map(({ liveAt }) => liveAt - began).sort((a, b) => a - b),
    unheard,
    ordered: outside(ordered).sort((a, b) => a - b),
    heard: outside(heard).sort((a, b) => a - b),
    slowest: Math.max(0, ...[...ordered, ...heard].map((one) => one.to - one.from)),
  }
}

const timed = async (act: () => Promise<unknown>): Promise<Took> => {
  const from = performance.now()
  await act()
  return { from, to: performance.now() }
}

/** So many at once, as each opens a connection of its own. */
const atOnce = 16

/** Everybody who follows an order has placed it. */
async function openFollowers(scene: Scene): Promise<ChainFollower[]> {
  const placed: SentChainOrder[] = []
  await each(
    Array.from({ length: scene.followers }, (_, place) => place),
    async () => void placed.push(await sendOrder(scene)),
  )
  const tokens = placed.flatMap(({ token }) => token ?? [])
  const rows = await scene.db.selectFrom('orders').select(['id', 'token']).where('token', 'in', tokens).execute()
  const followers: ChainFollower[] = []
  await each(rows, async (order) => void followers.push(await openChainFollower(scene.address, order)))
  return followers
}

async function each<Value>(values: readonly Value[], act: (value: Value) => Promise<void>): Promise<void> {
  const left = values.values()
  const some = async (): Promise<void> => {
    for (const value of left) await act(value)
  }
  await Promise.all(Array.from({ length: atOnce }, some))
}

/** The checkout of the page: one key for all tries of an order. */
async function sendOrder(scene: Scene): Promise<SentChainOrder> {
  const { address, orders, sent } = scene
  const number = scene.counts.next++
  const one: SentChainOrder = { key: randomBytes(16).toString('base64url'), name: `Guest ${number}`, token: undefined }
  sent.push(one)
  const order = { ...orders[number % orders.length], name: one.name } as Input<'orders.place'>
  const answer = await persistent(
    scene,
    ({ key }) => askChain(address, { name: 'orders.place', input: { ...order, key } }),
    one.key,
  )
  if (answer.ok) one.token = answer.value.token
  return one
}

/** Sends it as the page sends a form: again and again while no answer comes, under one key. */
async function persistent<Name extends CallName>(
  scene: Scene,
  send: (form: { readonly key: string }) => Promise<ServerAnswer<Name>>,
  key = randomBytes(16).toString('base64url'),
): Promise<ServerAnswer<Name>> {
  const retrying = () => {
    scene.counts.again++
  }
  const stop = new AbortController().signal
  const answer = await sendOnce<Name>({ key }, null, send, { retrying, stop })
  if (!answer.ok) scene.refused.push(answer.refusal)
  return answer
}

/** Every fourth order is accepted and paid at the counter. */
async function customerOrders(scene: Scene, staff: Promise<unknown>[]): Promise<void> {
  const { token } = await sendOrder(scene)
  if (token && scene.counts.next % 4 === 0) staff.push(acceptPaid(scene, token))
}

async function acceptPaid(scene: Scene, token: string): Promise<void> {
  const { address, cookie, db } = scene
  const { id } = await db.selectFrom('orders').select('id').where('token', '=', token).executeTakeFirstOrThrow()
  const step = (wish: Omit<Input<'orders.step'>, 'key' | 'id'>) =>
    persistent(scene, ({ key }) => askChain(address, { name: 'orders.step', input: { ...wish, id, key }, cookie }))
  await step({ step: 'accept' })
  await step({ step: 'pay', paidWay: 'cash' })
}

const nextStatus: Readonly<Record<string, 'ready' | 'served' | 'received'>> = { ready: 'served', served: 'received' }

/** Staff tap the first line; resolves once its customer has heard of it, or never will. */
async function tapHeard(scene: Scene, follower: ChainFollower): Promise<boolean> {
  const { address, cookie } = scene
  const changes = [{ line: 1, status: nextStatus[follower.status] ?? 'ready' }] as const
  const heard = follower.hear().then(() => true)
  const input = { id: follower.order.id, changes }
  await persistent(scene, () => askChain(address, { name: 'orders.setLineStatus', input, cookie }))
  return await Promise.race([heard, sleep(heardWithin, false, { ref: false })])
}

/** Everybody hears of one more tap, and then knows where the order stands; returns how many do not. */
async function lastTaps(scene: Scene, followers: readonly ChainFollower[]): Promise<number> {
  const heard = new Set<number>()
  await each(followers, async (follower) => {
    if (await tapHeard(scene, follower)) heard.add(follower.order.id)
  })
  const stands = await scene.db.selectFrom('order_line').select(['order_id', 'status']).where('line', '=', 1).execute()
  const shown = new Map(stands.map(({ order_id, status }) => [order_id, status]))
  return followers.filter(({ order, status }) => !heard.has(order.id) || shown.get(order.id) !== status).length
}
