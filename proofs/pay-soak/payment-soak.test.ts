// @module-tag long
// Orders that are paid online on two real servers, while the servers die, the provider stumbles, clocks jump and banks
// take money back (PAY-4). A short run is in `npm test`; `npm run soak` plays thousands.
import { afterEach, expect, test } from 'vitest'
import { dice } from '#server/testing/dice.ts'
import { closeMollies } from '#server/testing/mollie/paying-shop.ts'
import { tellSoak } from '#server/testing/tell-soak.ts'
import { type EngineName, type OpenShop, onBothEngines, shopsOn } from '#server/testing/test-shop.ts'
import { playPayments } from './pay-days.ts'
import { openPayScene } from './pay-scene.ts'
import { expectPaymentsTrue } from './pay-truth.ts'

const { PAY_ORDERS, PAY_SEED, PAY_MINUTES } = process.env
/** How many orders are placed on each engine; PAY_ORDERS=10000 for a long run. */
const orders = Number(PAY_ORDERS ?? 400)
/** No minute of the simulation begins after so many. */
const longest = Number(PAY_MINUTES ?? 24 * 60) * 60_000
const seed = Number(PAY_SEED ?? (PAY_ORDERS ? Date.now() % 1_000_000 : 5))

const openOnSqlite = shopsOn('sqlite')
afterEach(closeMollies)

async function play(openShop: OpenShop, engine: EngineName, count: number, processes: boolean): Promise<void> {
  const begun = performance.now()
  const scene = await openPayScene(openShop, dice(seed), processes)
  const { book, mollie, servers, line } = scene
  await playPayments(scene, { orders: count, longest }).finally(() => servers.close())
  await expectPaymentsTrue(scene).catch((error: Error) =>
    expect.fail(`PAY_ORDERS=${count} PAY_SEED=${seed}: ${error.stack}`),
  )
  if (book.orders.size >= count) expect(servers.killed).toBeGreaterThan(0)
  const payments = [...mollie.book.payments.values()]
  line.close()
  tellSoak('payments', engine, seed, {
    orders: book.orders.size,
    payments: payments.length,
    paid: payments.filter(({ status }) => status === 'paid').length,
    refunds: payments.reduce((sum, { refunds }) => sum + refunds.length, 0),
    chargebacks: payments.filter(({ chargedBack }) => chargedBack > 0).length,
    hooks: mollie.hooks.answers.length,
    requests: line.sent,
    dropped: line.dropped,
    killed: servers.killed,
    clockJumps: book.jumps.count,
    seconds: Math.round((performance.now() - begun) / 1000),
  })
}

test(
  '[PAY-4] some orders with every fault there is end with the ledger equal to the provider’s book to the cent',
  {
    timeout: 120_000,
  },
  () => play(openOnSqlite, 'sqlite', 40, false),
)

onBothEngines((openShop, engine) => {
  test(
    '[PAY-4] many orders do, on two servers: no unpaid one is made, no paid one unheard, nothing goes back twice',
    {
      timeout: 120_000 + orders * 1_000,
      tags: ['long'],
    },
    () => play(openShop, engine, orders, true),
  )
})
