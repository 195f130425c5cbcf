// What must hold at every moment of a lunch: capacity, counters, codes, and that no order goes unheard.
import { wrongSlots } from '../../store/pace/slot-care.ts'
import type { Lunch } from './scene.ts'

/**
 * Every order that was acknowledged before the staff's list was asked for, and about which nobody has sent anything until
 * it came, must be in it; one that was heard before must not.
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

/**
 * What customers ordered by themselves fits into each slot: only staff may fill one further. And what is over holds
 * nothing.
 */
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
