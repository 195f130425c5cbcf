// Orders of every phase that staff and customers bring an order to, so that a kept database contains each.
import type { Desk, Person } from '../asking.ts'
import { newKey, noorsOrder } from '../order-drafts.ts'

export async function fillCourses(ask: Desk['ask'], owner: Person, barista: Person): Promise<void> {
  const as = { as: barista }
  const place = async (name: string, quantity = 1) =>
    await ask('orders.place', noorsOrder({ name, lines: [{ item: 'cappuccino', quantity, note: `for ${name}` }] }))
  const step = (id: number, step: 'accept' | 'collectNot' | 'bringBack') =>
    ask('orders.step', { key: newKey(), id, step }, as)
  const end = (id: number, step: 'refuse' | 'cancel') =>
    ask('orders.step', { key: newKey(), id, step, reason: 'other', words: 'no milk' }, as)
  const make = (id: number, status: 'ready' | 'served') =>
    ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, as)
  const begun = async (name: string, quantity = 1) => {
    const { id } = await place(name, quantity)
    await step(id, 'accept')
    return id
  }
  const made = async (name: string, status: 'ready' | 'served') => {
    const id = await begun(name)
    await make(id, status)
    return id
  }

  await place('Placed')
  await begun('Accepted')
  await made('Ready', 'ready')
  await made('Served', 'served')
  await end((await place('Refused')).id, 'refuse')
  await end(await begun('Cancelled'), 'cancel')
  await ask('orders.ownStep', { token: (await place('Withdrawn')).token, step: 'withdraw' })
  await step(await made('Never came', 'ready'), 'collectNot')
  const back = await made('Came late', 'ready')
  await step(back, 'collectNot')
  await step(back, 'bringBack')
  const paid = await made('Paid', 'served')
  await ask('orders.step', { key: newKey(), id: paid, step: 'pay', paidWay: 'cash' }, as)
  const changed = await begun('Changed', 2)
  await ask('orders.change', { key: newKey(), id: changed, lines: [{ line: 1, item: 'cappuccino', quantity: 1 }] }, as)
  await ask('orders.postpone', { key: newKey(), id: await begun('Postponed'), minutes: 10 }, as)
  const lines = [{ item: 'espresso', quantity: 1 }]
  await ask('orders.enter', { key: newKey(), branch: 'antwerpen', name: 'At the counter', lines }, as)
  await ask('pace.set', { branch: 'merksem', pause: 30 }, { as: owner })
  await ask('displays.add', { branch: 'antwerpen', name: 'By the door', languages: ['nl', 'fr'] }, { as: owner })
}
