// Cuts the power of a shop again and again while it is busy, and looks each time whether all that people were told is
// still there.
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { requestOf } from '#contract/addresses.ts'
import type { Input, Output } from '#contract/index.ts'
import { faultsOf } from '#server/store/engines/sqlite-copy.ts'
import { openStore, type Store, type StoreAddress } from '#server/store/open.ts'
import { type Dice, dice } from '#server/testing/dice.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import type { OwnProcess } from '#server/testing/own-process.ts'
import type { Person } from '#server/testing/test-people.ts'
import { expectNone } from '../lunch/truth.ts'
import { ordinary, type StorePlace, type Supply } from './supplies.ts'

export interface Cutting extends StorePlace {
  readonly supply: Supply
  readonly barista: Person
  readonly cuts: number
  readonly seed: number
  /** No life begins after so many milliseconds. */
  readonly longest: number
}

export interface CutResult {
  readonly cuts: number
  /** Cuts before the server was open: while it read what the cut before had left. */
  readonly whileStarting: number
  readonly orders: number
  readonly accepted: number
  /** Orders whose answer a cut took away; each was sent again, and is there once. */
  readonly unanswered: number
}

/** Throws what is not as the shop promised, with the seed. */
export async function playCuts(cutting: Cutting): Promise<CutResult> {
  const { supply, seed } = cutting
  const book = openPowerBook()
  const counts = { cuts: 0, whileStarting: 0, unanswered: 0 }
  const begun = performance.now()
  let named = 0
  const name = () => `Guest ${++named}`
  while (counts.cuts < cutting.cuts && performance.now() - begun < cutting.longest) {
    const chance = dice(seed + counts.cuts)
    try {
      const server = await supply.start(chance)
      if (!server) counts.whileStarting++
      else await busyUntilCut(cutting, server, { book, dice: chance, name })
      counts.unanswered += book.unanswered.size
      const more = await supply.again(chance)
      counts.cuts += 1 + more
      counts.whileStarting += more
      await inspect(cutting.address, book)
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      throw new Error(`after cut ${counts.cuts}, seed ${seed}: ${text}`, { cause: error })
    }
  }
  const { unanswered } = counts
  await sendTheRest(cutting, book, name)
  return { ...counts, unanswered, orders: book.taken.size, accepted: book.accepted.size }
}

type Busy = { readonly book: PowerBook; readonly dice: Dice; readonly name: () => string }

async function busyUntilCut({ barista, supply }: Cutting, server: OwnProcess, busy: Busy): Promise<void> {
  const over = new AbortController()
  const living = live({ ...busy, barista, address: server.address, until: over.signal })
  await supply.gone(server, busy.dice)
  await server.end('SIGKILL')
  over.abort()
  await living
}

/** Opens what the disk has, as the next server would, in a copy that nobody else works with. */
async function inspect(address: StoreAddress, book: PowerBook): Promise<void> {
  if ('postgres' in address) {
    const store = await openStore(address, 0)
    return await expectWhole(store, book).finally(() => store.close())
  }
  const folder = await mkdtemp(join(tmpdir(), 'noisette-power-'))
  try {
    const file = join(folder, 'noisette.db')
    await copyFile(address.sqlite, file)
    await copyFile(`${address.sqlite}-wal`, `${file}-wal`).catch(() => {})
    const store = await openStore({ sqlite: file }, 0)
    await expectWhole(store, book)
      .then(() => expectNoGap(store))
      .finally(() => store.close())
    expectSoundFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Who had no answer asks again; then everything is there, by the program as it is run. */
async function sendTheRest(cutting: Cutting, book: PowerBook, name: () => string): Promise<void> {
  const server = await ordinary(cutting)
  const over = new AbortController()
  over.abort()
  const { barista, seed } = cutting
  await live({ book, barista, name, dice: dice(seed), address: server.address, until: over.signal })
  await server.end('SIGTERM')
  if (book.unanswered.size > 0) throw new Error('orders were not answered although the server is well')
  await inspect(cutting.address, book)
}

export type PowerWish = Input<'orders.place'>

export interface PowerBook {
  /** Every order that the server said it has taken, by the name that only this order has. */
  readonly taken: Map<string, Pick<Output<'orders.place'>, 'token' | 'code' | 'total'>>
  /** Orders of which no answer came: they are sent again once there is a server. */
  readonly unanswered: Map<string, PowerWish>
  /** The tokens of orders of which the server said that they are accepted. */
  readonly accepted: Set<string>
}

export const openPowerBook = (): PowerBook => ({ taken: new Map(), unanswered: new Map(), accepted: new Set() })

/** No acknowledged order missing or changed, none twice, none by half, each with its events, and no step undone. */
export async function expectWhole({ db }: Store, { taken, accepted }: PowerBook): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'customer_name', 'token', 'code', 'total', 'course'])
    .execute()
  const byName = Map.groupBy(orders, (order) => order.customer_name)
  const missing = [...taken].filter(([name, { token, code, total }]) => {
    const order = byName.get(name)?.[0]
    return order?.token !== token || order.code !== code || order.total !== total
  })
  expectNone('acknowledged orders that are missing or changed', missing)
  const twice = [...byName].filter(([, all]) => all.length > 1)
  expectNone('orders that are there twice', twice)

  const lines = await db.selectFrom('order_line').select(['order_id', 'price', 'quantity']).execute()
  const sums = new Map<number, number>()
  for (const { order_id: id, price, quantity } of lines) sums.set(id, (sums.get(id) ?? 0) + price * quantity)
  expectNone(
    'orders whose lines do not come to their total',
    orders.filter(({ id, total }) => sums.get(id) !== total),
  )
  const isUndone = ({ token, course }: { token: string; course: string }) =>
    accepted.has(token) && course !== 'accepted'
  expectNone('accepted orders that are not', orders.filter(isUndone))
  await expectWholeLog(db, orders)
}

/** Each order was told once, and on SQLite, which leaves out no number, no event is missing. */
async function expectWholeLog(db: Store['db'], orders: readonly { readonly token: string }[]): Promise<void> {
  const events = await db.selectFrom('event').select(['id', 'name', 'token', 'data']).orderBy('id').execute()
  const placed = Map.groupBy(
    events.filter(({ name }) => name === 'orders.placed'),
    ({ token }) => token,
  )
  expectNone(
    'orders that the event log does not have once',
    orders.filter(({ token }) => placed.get(token)?.length !== 1),
  )
  for (const { data } of events) JSON.parse(data)
}

/** What SQLite itself says of a file after a power cut. */
export function expectSoundFile(file: string): void {
  expectNone('faults of the file', faultsOf(file))
}

/** No event missing between the first and the last. */
export async function expectNoGap({ db }: Store): Promise<void> {
  const { rows } = await sql<{ gaps: number }>`
    select max(id) - min(id) + 1 - count(*) as gaps from event`.execute(db)
  expectNone('events that are missing', (rows[0]?.gaps ?? 0) > 0 ? rows : [])
}

export interface Living {
  readonly address: string
  readonly book: PowerBook
  readonly dice: Dice
  readonly barista: Person
  /** Names orders, so that no two have the same. */
  readonly name: () => string
  readonly until: AbortSignal
}

const customers = 6

/** Ends when the server no longer answers, or when the signal says so. */
export async function live(living: Living): Promise<void> {
  const { book, until } = living
  try {
    for (const wish of [...book.unanswered.values()]) await place(living, wish)
    await Promise.all([
      ...Array.from({ length: customers }, async () => {
        while (!until.aborted) await place(living, wishOf(living))
      }),
      accepting(living),
    ])
  } catch (error) {
    if (!(error instanceof Gone)) throw error
  }
}

/** No answer came, or only a part of one. */
class Gone extends Error {}

async function place(living: Living, wish: PowerWish): Promise<void> {
  const { unanswered, taken } = living.book
  unanswered.set(wish.name, wish)
  const { token, code, total } = (await ask(living, 'orders.place', wish)) as Output<'orders.place'>
  taken.set(wish.name, { token, code, total })
  unanswered.delete(wish.name)
}

async function accepting(living: Living): Promise<void> {
  const { book, dice, until } = living
  while (!until.aborted) {
    const waiting = [...book.taken.values()].filter(({ token }) => !book.accepted.has(token))
    const token = dice.oneOf(waiting)?.token
    const id = token && (await idOf(living, token))
    if (!id) await sleep(20)
    else {
      await ask(living, 'orders.step', { key: newKey(), id, step: 'accept' }, living.barista)
      book.accepted.add(token)
    }
  }
}

/** One to four lines of one or two pieces, each with a note. */
function wishOf({ dice, name }: Living): PowerWish {
  const line = () => ({
    item: dice.oneOf(['cappuccino', 'espresso', 'caprese-panini']) ?? 'espresso',
    quantity: 1 + dice.below(2),
    note: 'x'.repeat(dice.below(120)),
  })
  return noorsOrder({ name: name(), lines: Array.from({ length: 1 + dice.below(4) }, line) })
}

/** Undefined for an order that is not there: the book tells. */
async function idOf(living: Living, token: string): Promise<number | undefined> {
  const input = { search: token }
  const { orders } = (await ask(living, 'orders.list', input, living.barista)) as Output<'orders.list'>
  return orders.find((order) => order.token === token)?.id
}

async function ask(
  { address }: Living,
  call: 'orders.place' | 'orders.list' | 'orders.step',
  input: object,
  as?: Person,
) {
  const { method, url, body } = requestOf(call, { ...input })
  const headers = { 'content-type': 'application/json', ...(as && { cookie: as.cookie }) }
  const answer = await fetch(address + url, { method, headers, body: JSON.stringify(body) }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  if (!answer || text === undefined) throw new Gone()
  if (answer.status === 503) throw new Gone()
  // A step that was taken before the cut, and whose answer did not come.
  if (call === 'orders.step' && text.includes('"step_not_allowed"')) return undefined
  if (!answer.ok) throw new Error(`${call} was answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}
