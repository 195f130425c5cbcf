// The baristas of a simulated lunch: they work through the board with every step there is, sometimes two at the same
// order.
import type { Input, Output } from '#contract/index.ts'
import { phaseOf, transitions } from '#domain/order/course.ts'
import type { Person } from '#server/testing/asking.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { hearing, type Lunch } from './scene.ts'

type Order = Output<'orders.board'>['orders'][number]
type Step = Omit<Input<'orders.step'>, 'key' | 'id'>

/** One look at the board, and what a barista does about a few orders. */
export async function baristaWorks(lunch: Lunch, as: Person): Promise<void> {
  const { line, branch, dice } = lunch
  const board = await line.call('orders.board', { branch }, as)
  if (!board.ok) throw new Error(`no board: ${JSON.stringify(board.refusal)}`)
  const { orders, toSee } = board.value
  const seen = dice.oneOf(toSee)
  if (seen) await line.call('orders.markSeen', { id: seen.id, version: seen.version }, as)
  for (const order of orders) if (dice.happens(0.3)) await workOn(lunch, order, as)
}

async function workOn(lunch: Lunch, order: Order, as: Person): Promise<void> {
  const { dice } = lunch
  const phase = phaseOf(order)
  const rare = dice.below(100)
  if (phase === 'placed') {
    if (rare < 4) await step(lunch, order, as, { step: 'refuse', reason: 'sold-out' })
    else if (rare < 8) await both(lunch, order)
    else if (rare < 14) await setLines(lunch, order, as, 'ready')
    else await step(lunch, order, as, { step: 'accept', version: order.version })
  } else if (phase === 'ready') {
    if (rare < 3) await step(lunch, order, as, { step: 'collectNot' })
    else if (rare < 30) await step(lunch, order, as, { step: 'pay', paidWay: rare < 20 ? 'cash' : 'card' })
    else await setLines(lunch, order, as, 'served')
  } else if (rare < 3) await step(lunch, order, as, { step: 'cancel', reason: 'other', words: 'The grill is out' })
  else if (rare < 8) await postpone(lunch, order, as)
  else if (rare < 14) await change(lunch, order, as)
  else if (order.proposal && rare < 60) await step(lunch, order, as, { step: rare < 40 ? 'agree' : 'decline' })
  else if ((order.wantedAt ?? 0) - order.making < lunch.now()) await setLines(lunch, order, as, 'ready')
}

/** Two baristas at once: one accepts, the other refuses. */
async function both(lunch: Lunch, order: Order): Promise<void> {
  const [first, second] = lunch.staff
  const { version } = order
  const replies = await Promise.all([
    step(lunch, order, first, { step: 'accept', version }),
    step(lunch, order, second, { step: 'refuse', reason: 'too-busy', version }),
  ])
  if (replies.every(({ ok }) => ok)) throw new Error(`order ${order.id} was accepted and refused on one version`)
}

/** A step that leads somewhere is one after which nobody rings for the order; a payment is none. */
function step({ book, line }: Lunch, { id }: Pick<Order, 'id'>, as: Person, wish: Step) {
  const send = () => line.call('orders.step', { key: newKey(), id, ...wish }, as)
  return transitions[wish.step].to === undefined ? send() : hearing(book, id, send)
}

/** Taps one line, or the button for all of them. */
async function setLines({ book, dice, line }: Lunch, order: Order, as: Person, status: 'ready' | 'served') {
  const left = order.lines.filter((one) => one.status !== status)
  const some = dice.happens(0.7) ? left : left.slice(0, 1)
  if (some.length === 0) return
  const changes = some.map(({ id, status: from }) => ({ line: id, status, from }))
  await hearing(book, order.id, () => line.call('orders.setLineStatus', { id: order.id, changes }, as))
}

const postpone = ({ dice, line }: Lunch, { id, version }: Order, as: Person) =>
  line.call('orders.postpone', { key: newKey(), id, version, minutes: 5 + dice.below(4) * 5 }, as)

/** One piece fewer, or one more, which is dearer and waits for the customer. */
async function change({ dice, line }: Lunch, { id, version, lines }: Order, as: Person): Promise<void> {
  const more = dice.happens(0.4) ? 1 : -1
  const changed = lines.map(({ id: own, item, quantity, notes: note }, place) => ({
    line: own,
    item,
    note,
    quantity: place === 0 ? Math.max(1, quantity + more) : quantity,
  }))
  await line.call('orders.change', { key: newKey(), id, version, lines: changed }, as)
}

/** Now and then: an order on the telephone, one brought back, a payment taken back, a pause, more minutes. */
export async function somethingElse(lunch: Lunch, as: Person): Promise<void> {
  const { dice, line, branch, book } = lunch
  const one = dice.oneOf([...book.orders.values()])
  const acts = [
    () => enter(lunch, as),
    () => one && step(lunch, one, as, { step: 'bringBack' }),
    () => one && step(lunch, one, as, { step: 'unpay' }),
    () => line.call('pace.set', { branch, pause: 15, reason: 'busy' }, as),
    () => line.call('pace.set', { branch, extra: 10 }, as),
  ]
  await dice.oneOf(acts)?.()
}

async function enter({ branch, book, dice, line, name }: Lunch, as: Person): Promise<void> {
  const caller = `Caller ${name} ${newKey()}`
  const lines = [{ item: 'cappuccino', quantity: 1 + dice.below(2) }]
  const answer = await line.call('orders.enter', { key: newKey(), branch, name: caller, lines }, as)
  if (!answer.ok) throw new Error(`${caller}: ${JSON.stringify(answer.refusal)}`)
  const { id, token, code, total } = answer.value
  book.orders.set(id, { id, token, code, total, name: caller })
  book.mayBeHeard.add(id)
  book.isHeard.add(id)
}
