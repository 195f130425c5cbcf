// Lunches as they come: two servers, crowds, lost answers, cancellations twice, refusals and a server that dies (TIME-2).
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Phase, phaseOf, type Step, transitions } from '../../../domain/order/course.ts'
import { byId } from '../../store/orders/orders.ts'
import { wrongSlots } from '../../store/pace/slot-care.ts'
import { setCapacity } from '../../testing/capacity.ts'
import { at, minute } from '../../testing/clock.ts'
import { newKey, noorsOrder, type PlaceWish } from '../../testing/order-drafts.ts'
import { onBothEngines, type Shop } from '../../testing/shop.ts'

/** How many orders come in all; LUNCH_ORDERS=1000 for a long run. */
const arrivals = Number(process.env.LUNCH_ORDERS ?? 200)
/** How many people do something at the same moment. */
const crowd = 10
const phasesOfSteps: Readonly<Record<string, readonly Phase[]>> = {
  accept: ['accepted'],
  refuse: ['refused'],
  cancel: ['cancelled'],
  withdraw: ['cancelled'],
}

/** Chance that is the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * sides)
  }
}

onBothEngines((openShop) => {
  test('[TIME-2] many lunches: no slot over its capacity, every count true, no code twice, no order lost or doubled', async () => {
    const first = await openShop()
    await setCapacity(first)
    const { jef } = await first.staff()
    let servers: Shop[] = [first, await first.beside()]
    const throwDice = dice(7)
    const any = () => servers[throwDice(servers.length)] as Shop
    const placed = new Map<string, { id: number; token: string; wish: PlaceWish }>()

    /** Sends an order once, or several times with the same key because the answer was lost. */
    const order = async (): Promise<void> => {
      const noon = at('2026-03-04 12:00') + throwDice(12) * 5 * minute
      const lines = [
        { item: 'cappuccino', quantity: 1 + throwDice(3) },
        ...(throwDice(3) === 0 ? [{ item: 'caprese-panini', quantity: 1 + throwDice(2) }] : []),
      ]
      const wish = noorsOrder({ name: `Guest ${randomUUID()}`, lines, ...(throwDice(2) ? { at: noon } : {}) })
      const sendings = throwDice(4) === 0 ? 3 : 1
      const replies = await Promise.all(Array.from({ length: sendings }, () => any().reply('orders.place', wish)))
      const taken = replies.flatMap((reply) => (reply.ok ? [reply.value] : []))
      expect(new Set(taken.map(({ id }) => id)).size).toBeLessThan(2)
      const [one] = taken
      if (one) placed.set(wish.key, { id: one.id, token: one.token, wish })
      else for (const reply of replies) if (!reply.ok) expect(reply.status).toBe(422)
    }

    /** Somebody does something with an order that was placed; two at once, sometimes the same. */
    const meddle = async (): Promise<void> => {
      const all = [...placed.values()]
      const one = all[throwDice(Math.max(1, all.length))]
      if (!one) return
      const { id, token } = one
      const step = (name: 'accept' | 'refuse' | 'cancel' | 'bringBack', reason?: 'asked') =>
        any().reply('orders.step', { key: newKey(), id, step: name, ...(reason ? { reason } : {}) }, { as: jef })
      const lines = (status: 'ready' | 'served') =>
        any().reply('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: jef })
      const acts = [
        () => Promise.all([step('cancel', 'asked'), step('cancel', 'asked')]),
        () => step('refuse', 'asked'),
        () => Promise.all([any().reply('orders.ownStep', { token, step: 'withdraw' }), step('accept')]),
        () => step('bringBack'),
        () => lines('ready'),
        () => lines('served'),
      ]
      await acts[throwDice(acts.length)]?.()
    }

    const isSound = async (shop: Shop) => {
      const { db } = shop.store
      expect(await wrongSlots(db)).toEqual([])
      const slots = await db.selectFrom('slot_load').selectAll().execute()
      const overruled = await db
        .selectFrom('order_step')
        .select('data')
        .where('step', 'in', ['bringBack', 'setLines'])
        .execute()
      const wasOverruled = overruled.some(({ data }) => data.includes('overruled'))
      for (const { used, cap, meter } of slots) {
        expect(used).toBeLessThanOrEqual(cap)
        if (!wasOverruled) expect([meter, cap]).toEqual([meter, 600])
      }
      const open = await db.selectFrom('orders').select(['branch', 'code']).where('status', '=', 0).execute()
      expect(new Set(open.map(({ branch, code }) => `${branch} ${code}`)).size).toBe(open.length)
      const held = await db
        .selectFrom('slot_held')
        .innerJoin('orders', 'orders.id', 'slot_held.order_id')
        .select('status')
        .execute()
      expect(held.filter(({ status }) => status === 1)).toEqual([])
    }

    for (let done = 0; done < arrivals; done += crowd) {
      await Promise.all(Array.from({ length: crowd }, (_, place) => (place % 3 === 2 ? meddle() : order())))
      if (done % 50 === 0) {
        await isSound(first)
        // A server dies in the middle of the lunch, with orders under way, and another takes its place.
        const dying = servers[1] as Shop
        const underWay = Promise.allSettled([order(), order()])
        servers = [first]
        await dying.close()
        await underWay
        servers = [first, await first.beside()]
      }
      first.clock.pass(minute)
    }
    await isSound(first)
    const { db } = first.store
    const names = await db.selectFrom('orders').select('customer_name').execute()
    expect(new Set(names.map((row) => row.customer_name)).size).toBe(names.length)
    expect(names).toHaveLength(placed.size)
    for (const { id, token, wish } of placed.values()) {
      const stored = await byId(db, id)
      if (!stored) throw new Error(`order ${id} is lost`)
      expect(stored.customerName).toBe(wish.name)
      const tracked = await first.ask('orders.track', { token })
      expect(tracked.phase).toBe(phaseOf(stored))
      const { steps } = await first.ask('orders.history', { id }, { as: jef })
      let course = 'placed'
      for (const { step, actor } of steps) {
        expect(transitions[step as Step].by).toContain(actor)
        if (step in phasesOfSteps || step === 'bringBack')
          course = step === 'bringBack' ? 'accepted' : (phasesOfSteps[step]?.[0] ?? course)
        if (step === 'setLines') course = 'accepted'
      }
      expect(stored.course).toBe(course)
    }
    expect(placed.size).toBeGreaterThan(arrivals / 4)
  }, 300_000)
})
