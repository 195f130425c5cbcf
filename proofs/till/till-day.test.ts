// @module-tag long
// A day of 500 sales with changes, refunds and cancellations at a linked branch, on real servers that are killed, with a
// till that is slow, silent, forgets, loses what it had and is started anew: its book is ours to the cent (REG-3).
import { expect, test } from 'vitest'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { bookOf, ordersOfTill } from '#server/testing/linked-shop.ts'
import { tellSoak } from '#server/testing/tell-soak.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { openMessages, playTillDay } from './till-day.ts'

const { TILL_ORDERS, TILL_SEED } = process.env
const orders = Number(TILL_ORDERS ?? 500)
const seed = Number(TILL_SEED ?? 7)

/** What the ledger says of the branch, all days together: by way, and by rate with VAT. */
async function ledgerOf({ store }: TestShop) {
  const rows = await store.db
    .selectFrom('ledger_balance')
    .select(['account', 'amount'])
    .where('branch', '=', 'antwerpen')
    .where('day', '<>', 'all')
    .execute()
  const sums = new Map<string, number>()
  for (const { account, amount } of rows) {
    const key = account.replace(/^(sales|vat):/, 'rate:')
    sums.set(key, (sums.get(key) ?? 0) + Number(amount))
  }
  return sums
}

onBothEngines((openShop, engine) => {
  test('[REG-3] a day of sales ends with the till’s book equal to the ledger to the cent, each message once and in order', {
    timeout: 120_000 + orders * 2000,
    tags: ['long'],
  }, async () => {
    const begun = performance.now()
    const { shop, till, servers, restarts } = await playTillDay(openShop, orders, seed)
    const { book, asked, forged } = till()
    const numbers = book.map(({ message }) => message.number)
    expect(await openMessages(shop)).toEqual({ rows: 0 })
    expect(numbers).toEqual(numbers.map((_, place) => place + 1))
    expect(new Set(book.map(({ message }) => message.id)).size).toBe(book.length)
    expect(forged).toEqual([])
    expect(book.length).toBeGreaterThan(orders)
    expect(servers.killed).toBeGreaterThan(0)

    const sums = bookOf(till())
    expect(sums).toEqual(await ordersOfTill(shop))
    const ledger = await ledgerOf(shop)
    for (const { way, amount } of sums.payments) expect([way, ledger.get(way)]).toEqual([way, amount])
    for (const { rate, gross } of sums.vat) expect([rate, -(ledger.get(`rate:${rate}`) ?? 0)]).toEqual([rate, gross])
    const sold = [...ledger].filter(([account]) => account.startsWith('rate:'))
    expect(-sold.reduce((sum, [, amount]) => sum + amount, 0)).toBe(sums.total)
    await expectAudited(shop)

    const kinds = Object.groupBy(book, ({ message }) => message.kind)
    tellSoak('till', engine, seed, {
      orders,
      messages: book.length,
      sales: kinds.sale?.length ?? 0,
      changes: kinds.change?.length ?? 0,
      refunds: kinds.refund?.length ?? 0,
      cancellations: kinds.cancellation?.length ?? 0,
      asked: asked.length,
      killed: servers.killed,
      restarts,
      seconds: Math.round((performance.now() - begun) / 1000),
    })
    await till().close()
  })
})
