// What orders add to the running sums is written once for each sum and commit, and not at all where no sum changes.
import { StatementSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { shopsOn } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')

/** The sums that `work` writes to, once for each statement. */
async function written(work: () => Promise<unknown>): Promise<string[]> {
  const run = vi.spyOn(StatementSync.prototype, 'run')
  onTestFinished(() => run.mockRestore())
  await work()
  const texts = run.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL)
  run.mockRestore()
  return texts.flatMap((text) => /^insert into "(ledger_\w+|till_day|figure)"/.exec(text)?.[1] ?? [])
}

const all = ['ledger_balance', 'ledger_entry', 'till_day', 'figure']

test('[LEDG-2] an order writes each running sum once, and a step that changes none writes none', async () => {
  const shop = await openShop({ at: '2026-03-04 09:00' })
  const { jef } = await shop.staff()
  const order = await shop.ask('orders.place', noorsOrder())
  const step = (wish: object) =>
    written(() => shop.ask('orders.step', { key: newKey(), id: order.id, ...wish } as never, { as: jef }))
  expect(await written(() => shop.ask('orders.place', noorsOrder()))).toEqual(all)
  expect(await step({ step: 'accept' })).toEqual([])
  expect(await step({ step: 'pay', paidWay: 'card' })).toEqual(['ledger_balance', 'ledger_entry', 'figure'])
  expect(await step({ step: 'cancel', reason: 'asked' })).toEqual(all)
})

test('[LEDG-2] orders that share a commit write each running sum once together', async () => {
  const shop = await openShop({ at: '2026-03-04 09:00' })
  await shop.ask('orders.place', noorsOrder())
  const sums = await written(() => Promise.all(Array.from({ length: 8 }, () => shop.ask('orders.place', noorsOrder()))))
  expect(sums.length % all.length).toBe(0)
  expect(sums.length).toBeLessThan(8 * all.length)
})
