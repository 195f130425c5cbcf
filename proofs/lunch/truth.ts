// What must be true during and after a lunch: each order once, with its course as the table allows, heard, within the
// capacity, and as every page shows it.
import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type { Output, TrackedOrder } from '#contract/index.ts'
import { type Course, isSold, type Phase, phaseOf, transitions } from '#domain/order/course.ts'
import type { LineStatus } from '#domain/order/line-status.ts'
import { wrongSlots } from '#server/store/branch/slot-care.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { minute } from '#server/testing/test-clock.ts'
import type { Acknowledged, Lunch } from './scene.ts'

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
  const sold = rows.filter(({ phase }) => isSold(phase)).reduce((sum, { total }) => sum + total, 0)
  expectNone('wrong cash totals', cash === sold ? [] : [{ cash, sold }])
}

/**
 * Every step of every order was allowed to the person who took it, from where the order was, and leads to where it is.
 */
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
  await expectAudited(lunch.shop)
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

/**
 * Every order that was acknowledged before the staff's list was asked for, and about which nobody has sent anything
 * until it came, must be in it; one that was heard before must not.
 */
export async function expectHeard({ book, line, branch, staff, dice }: Lunch): Promise<void> {
  const waiting = [...book.orders.keys()].filter((id) => !book.mayBeHeard.has(id))
  const heard = [...book.isHeard]
  const answer = await line.call('arrivals.read', { branch }, dice.oneOf(staff))
  if (!answer.ok) throw new Error(`no arrivals: ${JSON.stringify(answer.refusal)}`)
  const rings = new Set(answer.value.orders.map(({ id }) => id))
  expectNone(
    'orders that nobody hears',
    waiting.filter((id) => !rings.has(id) && !book.mayBeHeard.has(id)),
  )
  expectNone(
    'orders that ring although they were heard',
    heard.filter((id) => rings.has(id)),
  )
}

/** Throws with what was found, unless that is nothing. */
export function expectNone(what: string, found: readonly unknown[]): void {
  if (found.length > 0) throw new Error(`${what}: ${JSON.stringify(found.slice(0, 5))}, ${found.length} in all`)
}

/** No slot over its capacity, every counter equal to what is held, no code twice among open orders. */
export async function expectSound({ shop }: Pick<Lunch, 'shop'>): Promise<void> {
  const { db } = shop.store
  expectNone('counters that differ from what is held', await wrongSlots(db))
  const slots = await db.selectFrom('slot_load').selectAll().execute()
  expectNone(
    'slots over their capacity',
    slots.filter(({ used, cap }) => used > cap),
  )
  const open = await db
    .selectFrom('orders')
    .select(['branch', 'code'])
    .where('status', '=', 0)
    .where('archive', '=', 0)
    .execute()
  const codes = open.map(({ branch, code }) => `${branch} ${code}`)
  expectNone(
    'codes of several open orders',
    codes.filter((code, place) => codes.indexOf(code) !== place),
  )
}

/** Steps with which staff take what does not fit, and orders that they enter. */
const overruling = ['bringBack', 'setLines', 'postpone', 'change', 'agree'] as const

/** What customers ordered fits into each slot: only staff overfill one. What is over holds nothing. */
export async function expectCapacityKept({ shop }: Pick<Lunch, 'shop'>, capacity: number): Promise<void> {
  const { db } = shop.store
  const held = await db
    .selectFrom('slot_held')
    .innerJoin('orders', 'orders.id', 'slot_held.order_id')
    .select(['orders.id', 'orders.status', 'orders.source', 'slot_held.meter', 'slot_start', 'weight'])
    .execute()
  expectNone(
    'orders that are over and hold capacity',
    held.filter(({ status }) => status === 1),
  )
  const steps = await db.selectFrom('order_step').select(['order_id', 'step']).where('step', 'in', overruling).execute()
  const overruled = new Set(steps.map((row) => row.order_id))
  const sums = new Map<string, number>()
  for (const { id, source, meter, slot_start: start, weight } of held)
    if (source === 'web' && !overruled.has(id))
      sums.set(`${meter} ${start}`, (sums.get(`${meter} ${start}`) ?? 0) + weight)
  expectNone(
    'slots that customers filled further than they hold',
    [...sums].filter(([, sum]) => sum > capacity),
  )
}
