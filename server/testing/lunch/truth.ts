// What must be true after a lunch: each order once, with its course as the table allows, and every page as the shop sees it.
import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type { Output, TrackedOrder } from '../../../contract/index.ts'
import { type Course, isSold, type Phase, phaseOf, transitions } from '../../../domain/order/course.ts'
import type { LineStatus } from '../../../domain/order/line-status.ts'
import { minute } from '../clock.ts'
import type { Acknowledged } from './book.ts'
import type { Lunch } from './scene.ts'
import { expectCapacityKept, expectHeard, expectNone, expectSound } from './sound.ts'

type Row = Output<'orders.list'>['orders'][number]

/** Every order in the list of the branch, and what it comes to. */
export async function allOrders({ line, branch, owner }: Lunch): Promise<{ rows: Row[]; cash: number }> {
  const rows: Row[] = []
  let after = {}
  for (;;) {
    const page = await line.call('orders.list', { branch, limit: 500, ...after }, owner)
    if (!page.ok) throw new Error(`no list: ${JSON.stringify(page.refusal)}`)
    rows.push(...page.value.orders)
    if (!page.value.next) return { rows, cash: page.value.cash?.total ?? Number.NaN }
    after = page.value.next
  }
}

/** No acknowledged order is missing, none is there twice, none of those who were refused, and the cash is right. */
export async function expectAllThere(lunch: Lunch): Promise<void> {
  const { orders, refused, gone } = lunch.book
  const { rows, cash } = await allOrders(lunch)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const names = rows.map(({ customerName }) => customerName)
  const known = new Set([...[...orders.values()].map(({ name }) => name), ...gone])
  expectNone(
    'acknowledged orders that are missing',
    [...orders.values()].filter(({ id, token, name }) => {
      const row = byId.get(id)
      return row?.token !== token || row.customerName !== name
    }),
  )
  expectNone(
    'orders that are there twice',
    names.filter((name, place) => names.indexOf(name) !== place),
  )
  expectNone(
    'orders of which nobody knows',
    names.filter((name) => refused.has(name) || !known.has(name)),
  )
  const sold = rows.filter(({ course }) => isSold(course)).reduce((sum, { total }) => sum + total, 0)
  expectNone('wrong cash totals', cash === sold ? [] : [{ cash, sold }])
}

/** Every step of every order was allowed to the person who took it, from where the order was, and leads to where it is. */
export async function expectAllowedSteps(lunch: Lunch): Promise<void> {
  for (const { id } of lunch.book.orders.values()) {
    const [order, history] = await Promise.all([
      lunch.line.call('orders.read', { id }, lunch.owner),
      lunch.line.call('orders.history', { id }, lunch.owner),
    ])
    if (!order.ok || !history.ok) throw new Error(`order ${id} cannot be read`)
    const { phase, wrong } = replayed(history.value.steps, order.value)
    expectNone(`steps of order ${id} that the table does not allow`, wrong)
    expectNone(`order ${id} is not where its steps lead`, phase === phaseOf(order.value) ? [] : [phase, order.value])
  }
}

type Steps = Output<'orders.history'>['steps']

/** Where the steps lead from the start, and those that were not allowed there. */
function replayed(steps: Steps, { changedFrom, lines }: Output<'orders.read'>): { phase: Phase; wrong: Steps } {
  let course: Course = 'placed'
  let standing = new Map<number, LineStatus>((changedFrom?.lines ?? lines).map(({ id }) => [id, 'received']))
  const phase = () => phaseOf({ course, lines: [...standing.values()].map((status) => ({ status })) })
  const wrong: Steps[number][] = []
  for (const one of steps) {
    const { by, from, to } = transitions[one.step]
    if (!by.includes(one.actor) || !from.includes(phase())) wrong.push(one)
    course = to ?? course
    for (const { line, status } of one.data.lines ?? []) standing.set(line, status)
    if (one.data.after && !one.data.proposed)
      standing = new Map(one.data.after.lines.map(({ id, status }) => [id, status]))
  }
  return { phase: phase(), wrong }
}

/** What changes by the clock alone, without an event. */
const timeless = ({ mayWithdraw, unheardSince, ...order }: TrackedOrder): object => order

/** Every open tracking page shows the order as the shop sees it, within 15 seconds of the last step. */
export async function expectTruePages({ pages, book, line }: Lunch): Promise<void> {
  const truth = new Map<Acknowledged, TrackedOrder>()
  for (const [id, { token }] of pages) {
    const order = book.orders.get(id)
    const answer = await line.call('orders.track', { token })
    if (!order || !answer.ok) throw new Error(`order ${id} cannot be followed`)
    truth.set(order, answer.value)
  }
  const untrue = () =>
    [...truth].flatMap(([{ id }, order]) => {
      const shown = pages.get(id)?.shown
      return shown && isDeepStrictEqual(timeless(shown), timeless(order)) ? [] : [{ shown, order }]
    })
  await vi.waitFor(() => expectNone('pages that are not true', untrue()), { timeout: 15_000, interval: 20 })
}

/** Everything that must be true when a lunch is over. Throws what is not. */
export async function expectAllTrue(lunch: Lunch): Promise<void> {
  await expectHeard(lunch)
  await expectSound(lunch)
  await expectCapacityKept(lunch, 600)
  await expectAllThere(lunch)
  await expectAllowedSteps(lunch)
  await expectTruePages(lunch)
  await expectPaceOver(lunch)
}

/** An hour later, every pause and all more minutes have ended by themselves. */
async function expectPaceOver({ line, branch, servers, now }: Lunch): Promise<void> {
  await servers.setClock(now() + 60 * minute)
  const times = await line.call('times.read', { branches: [branch] })
  if (!times.ok) throw new Error('no times')
  const [{ pause, quote } = { pause: null, quote: { extra: null } }] = times.value.branches
  expectNone(
    'what did not end by itself',
    [pause, quote.extra].filter((one) => one !== null),
  )
}
