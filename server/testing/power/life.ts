// The life of a server between two power cuts: customers order and baristas accept until nobody answers.
import { setTimeout as sleep } from 'node:timers/promises'
import { requestOf } from '../../../contract/addresses.ts'
import type { Output } from '../../../contract/index.ts'
import type { Dice } from '../lunch/dice.ts'
import { newKey, noorsOrder } from '../order-drafts.ts'
import type { Person } from '../people.ts'
import type { Book, Wish } from './cuts.ts'

export interface Living {
  readonly address: string
  readonly book: Book
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

async function place(living: Living, wish: Wish): Promise<void> {
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
function wishOf({ dice, name }: Living): Wish {
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
