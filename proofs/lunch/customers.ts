// The customers of a simulated lunch: they order for now, for later or for tomorrow, follow their orders, and change
// their minds.
import { withOrderId } from '#server/testing/asking.ts'
import { type Dice, dice } from '#server/testing/dice.ts'
import { noorsOrder, type PlaceWish, tableOrder } from '#server/testing/order-drafts.ts'
import { at, minute } from '#server/testing/test-clock.ts'
import { openPage } from './customer-line.ts'
import { type Acknowledged, hearing, type Lunch } from './scene.ts'

/** How often somebody tries whose time was taken meanwhile. */
const tries = 3

/** A customer comes in, with chances of their own, so that what others do changes nothing of what they want. */
export async function customerComes(lunch: Lunch, number: number, seed: number): Promise<void> {
  const own = dice(seed + number)
  const name = `Guest ${lunch.name} ${number}`
  let wish = wishOf(lunch, name, own)
  const isImpatient = own.happens(0.05)
  for (let time = 0; time < tries; time++) {
    const answer = isImpatient ? await lunch.line.callOnce('orders.place', wish) : await sendOften(lunch, wish, own)
    if (!answer) {
      lunch.book.gone.add(name)
      return
    }
    if (answer.ok) {
      hasOrder(lunch, { ...(await withOrderId(lunch.shop.store, 'orders.place', answer.value)), name }, own)
      return
    }
    const { token: taken } = answer.refusal
    if (answer.refusal.refusal === 'key_reused' && taken) {
      const earlier = await lunch.line.call('orders.list', { search: taken }, lunch.owner)
      const order = earlier.ok && earlier.value.orders.find(({ token }) => token === taken)
      if (!order) throw new Error(`${name}: ${JSON.stringify(earlier)}`)
      hasOrder(lunch, { ...order, name }, own)
      return
    }
    const next = answer.refusal.problems.find((problem) => 'next' in problem)?.next
    if (answer.refusal.refusal !== 'order_refused') throw new Error(`${name}: ${JSON.stringify(answer.refusal)}`)
    lunch.book.triedAgain.count++
    // As the page does, under the same key: the first try may have been taken after all, by a server that was slow.
    wish = { ...wish, at: typeof next === 'number' ? next : null }
  }
  lunch.book.refused.add(name)
}

function hasOrder(lunch: Lunch, { id, token, code, total, name }: Acknowledged, own: Dice): void {
  lunch.book.orders.set(id, { id, token, code, total, name })
  if (own.happens(0.7)) follow(lunch, id, token)
}

/** Taps once, or several times because nothing seems to happen; all of that is one order. */
async function sendOften({ line }: Lunch, wish: PlaceWish, own: Dice) {
  const taps = own.happens(0.2) ? 3 : 1
  const answers = await Promise.all(Array.from({ length: taps }, () => line.call('orders.place', wish)))
  const tokens = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.token] : [])))
  if (tokens.size > 1) throw new Error(`one key made the orders ${[...tokens].join(', ')}`)
  return answers.find(({ ok }) => ok) ?? answers[0]
}

function follow(lunch: Lunch, id: number, token: string): void {
  const { servers, line, dice } = lunch
  lunch.pages.set(id, openPage({ token, line, dice, addresses: () => servers.addresses }))
}

/** Most want it as soon as possible, some at a time, a few at a table, at half past one or tomorrow. */
function wishOf({ branch, day, tomorrow }: Lunch, name: string, own: Dice): PlaceWish {
  const lines = [
    { item: 'cappuccino', quantity: 1 + own.below(3) },
    ...(own.happens(0.3) ? [{ item: 'caprese-panini', quantity: 1 + own.below(2) }] : []),
    ...(own.happens(0.2) ? [{ item: 'espresso', quantity: 1 }] : []),
  ]
  const wish = { branch, name, day, lines }
  const kind = own.below(20)
  if (kind < 1) return noorsOrder({ ...wish, day: tomorrow, at: at(`${tomorrow} 12:00`) + own.below(6) * 10 * minute })
  if (kind < 3) return noorsOrder({ ...wish, at: at(`${day} 13:30`) })
  if (kind < 5) return tableOrder({ ...wish, table: 1 + own.below(8) })
  if (kind < 10) return noorsOrder({ ...wish, at: at(`${day} 12:00`) + own.below(12) * 5 * minute })
  return noorsOrder(wish)
}

/** A customer who has ordered cancels, arrives, is late, or answers a change that makes the order dearer. */
export async function customerActs(lunch: Lunch): Promise<void> {
  const { book, dice, line, pages } = lunch
  const order = dice.oneOf([...book.orders.values()])
  if (!order) return
  const { id, token } = order
  const proposal = pages.get(id)?.shown?.proposal
  const kind = dice.below(4)
  if (proposal) {
    const step = dice.happens(0.6) ? 'agree' : 'decline'
    await line.call('orders.ownStep', { token, step, proposal: proposal.number })
  } else if (kind < 2) {
    await hearing(book, id, () => line.call('orders.ownStep', { token, step: 'withdraw' }))
  } else if (kind === 2) {
    await line.call('orders.ownStep', { token, step: 'arrive' })
  } else {
    await line.call('orders.ownStep', { token, step: 'runLate', minutes: 5 + dice.below(3) * 5 })
  }
}
