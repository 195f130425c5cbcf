// A clock that leaps ahead deletes nothing.
import { expect, test } from 'vitest'
import { judgeClock, leapMs } from './clock-leap.ts'
import { tidyOnce } from './housekeeping.ts'
import { noorsOrder } from './testing/order-drafts.ts'
import { day, hour } from './testing/test-clock.ts'
import { onBothEngines } from './testing/test-shop.ts'

onBothEngines((openShop) => {
  test('[F-82] a start with a clock 48 days ahead erases no archive and says so; set right, all goes on', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, { as: amira })
    const names = async () =>
      (await shop.store.db.selectFrom('orders').select('customer_name as name').execute()).map(({ name }) => name)
    expect(await names()).toEqual(['Noor'])
    const said: string[] = []
    const tidy = (at: number) => tidyOnce(shop.store, at, { leapt: ({ from, to }) => said.push(`${from} ${to}`) })

    const now = shop.clock.now()
    await tidy(now + 48 * day)
    await tidy(now + 48 * day + hour)
    expect(said).toHaveLength(2)
    await tidy(now + hour)
    await tidy(now + 2 * hour)
    expect([said.length, await names()]).toEqual([2, ['Noor']])
  })
})

test('[F-82] after three days of the same clock it is believed; a second leap begins again', () => {
  const start = { believed: 0, doubt: null }
  const first = judgeClock(start, 48 * day)
  expect(first.leap).toEqual({ from: 0, to: 48 * day, believedAt: 51 * day })
  expect(judgeClock(first.seen, 50 * day).leap).not.toBeNull()
  expect(judgeClock(judgeClock(first.seen, 50 * day).seen, 51 * day).leap).toBeNull()
  expect(judgeClock(first.seen, 60 * day).leap?.believedAt).toBe(63 * day)
  expect(judgeClock(start, leapMs).leap).toBeNull()
  expect(judgeClock({ believed: 9 * day, doubt: null }, day)).toEqual({
    seen: { believed: day, doubt: null },
    leap: null,
  })
})
