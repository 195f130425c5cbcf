// The takings of a branch are what its orders say one by one, whatever was paid, ended and brought back.
import { expect, test } from 'vitest'
import type { Output } from '#contract/index.ts'
import { amountDue, byWay, type PaymentWay, type Takings, takenSum } from '#domain/money/payment.ts'
import { isSold } from '#domain/order/course.ts'
import { listedAt } from '#domain/order/order.ts'
import { countListAnew } from '#server/store/money/count-anew.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { at } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

type Order = Output<'orders.read'>

const dayEnds = at('2026-03-05 00:00')

/** Summed order by order, as a person would with pen and paper. */
function byHand(orders: readonly Order[]): Takings {
  const taken = { ...byWay(() => 0) } as Record<PaymentWay, number>
  const sums = { rounding: 0, open: 0, later: 0, toGiveBack: 0 }
  for (const order of orders) {
    const { course, total, paidWay, paidAmount } = order
    if (paidWay === null || paidAmount === null) {
      if (isSold(course)) sums[listedAt(order) < dayEnds ? 'open' : 'later'] += total
    } else {
      taken[paidWay] += paidAmount
      if (isSold(course)) sums.rounding += paidAmount - total
      else sums.toGiveBack += paidAmount
    }
  }
  return { taken, ...sums }
}

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const orders = async () => {
      const { orders: rows } = await shop.ask('orders.list', { limit: 500 }, { as: amira })
      return await Promise.all(rows.map(({ id }) => shop.ask('orders.read', { id }, { as: amira })))
    }
    const takings = async () => (await shop.ask('takings.today', { branch: 'antwerpen' }, { as: amira })).takings
    return { shop, amira, orders, takings }
  }

  test('[LIFE-6] taken and open and later make what was sold, to the cent; what fell is to be given back', async () => {
    const { shop, amira, orders, takings } = await opened()
    const bun = { category: 'CAKEANDSWEETS', name: { en: 'Bun' }, desc: {}, image: { kind: 'bundled', ref: 'mocha' } }
    const { id: item } = await shop.ask('items.add', { ...bun, price: 322 } as never, { as: amira })
    const step = (id: number, name: 'pay' | 'unpay' | 'cancel' | 'refuse' | 'bringBack', more = {}) =>
      shop.ask('orders.step', { key: newKey(), id, step: name, ...more }, { as: amira })
    const asked = { reason: 'asked' } as const
    const acts = [
      async () => undefined,
      async (id: number) => step(id, 'cancel', asked),
      async (id: number) => step(id, 'refuse', asked),
      async (id: number) => [await step(id, 'cancel', asked), await step(id, 'bringBack')],
    ]
    const ways = [null, 'cash', 'card', 'other'] as const
    for (const [place, act] of acts.entries())
      for (const [number, paidWay] of ways.entries()) {
        const lines = [{ item, quantity: 1 + place + number }]
        const { id } = await shop.ask('orders.place', noorsOrder({ lines, ...(number > 1 && { day: '2026-03-05' }) }))
        if (paidWay) await step(id, 'pay', { paidWay })
        await act(id)
        if (place === 3 && number === 1) await step(id, 'unpay')
        expect(await takings()).toEqual(byHand(await orders()))
      }
    const { taken, rounding, open, later, toGiveBack } = byHand(await orders())
    const sold = (await orders()).filter(({ course }) => isSold(course)).reduce((sum, { total }) => sum + total, 0)
    expect(takenSum(taken) - rounding - toGiveBack + open + later).toBe(sold)
    expect([taken.cash, toGiveBack]).toEqual([
      amountDue(2 * 322, 'cash') + amountDue(3 * 322, 'cash') + amountDue(4 * 322, 'cash'),
      amountDue(3 * 322, 'cash') + amountDue(4 * 322, 'cash') + (4 + 5 + 5 + 6) * 322,
    ])
  })

  test('[F-51] what is promised for the end of a day is for another day', async () => {
    const { shop, amira } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder())
    const parts = async () => (await shop.ask('days.now', { branches: 'antwerpen' }, { as: amira })).days[0]?.parts
    const promise = async (instant: number) => {
      await shop.store.db.updateTable('orders').set({ wanted_at: instant }).where('id', '=', id).execute()
      await shop.store.write(countListAnew)
    }
    await promise(dayEnds - 1)
    expect(await parts()).toMatchObject({ open: { orders: 1 }, later: { orders: 0 } })
    await promise(dayEnds)
    expect(await parts()).toMatchObject({ open: { orders: 0 }, later: { orders: 1 } })
  })
})
