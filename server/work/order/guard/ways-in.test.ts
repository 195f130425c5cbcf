// Every way in which an order takes a place, and by whose leave: a new one fails here until it says why it need not be
// counted.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../..')
const sources = globSync('**/*.ts', { cwd: server })
  .filter((file) => !file.includes('.test.') && !file.startsWith('testing/'))
  .sort()

/** The files that call a function, without the one that has it. */
function callersOf(name: string): string[] {
  const calls = new RegExp(`(?<!function )\\b${name}(<\\w+>)?\\(`)
  return sources.filter((file) => calls.test(readFileSync(join(server, file), 'utf8')))
}

test('[J-60] [J-61] leave to take a place comes from the gate, which counts, from staff, or from a payment', () => {
  const leaves = sources.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/grantPlace\('(\w+)'\)/g)].map(([, by]) => `${by}: ${file}`),
  )
  expect([...new Set(leaves)]).toEqual([
    // Staff moved, changed or brought back an order; a basket grew smaller.
    'staff: work/branch/pace/hold-again.ts',
    // It was paid after its place had lapsed.
    'payment: work/money/payment/place-paid.ts',
    'gate: work/order/guard/gate.ts',
  ])
})

test('[J-60] [J-61] every way in is known, and each asks the gate or is an act of staff or a payment', () => {
  expect(callersOf('openGate')).toEqual(['routes/order/placing.ts', 'work/order/guard/gate.ts'])
  expect(callersOf('openGateAgain')).toEqual([
    'routes/money/payment-routes.ts',
    'work/order/basket/change-basket.ts',
    'work/order/guard/gate.ts',
  ])
  expect(callersOf('countAtCounter')).toEqual(['work/money/payment/place-paid.ts'])
  // Customers order, online or not, and open baskets, in one place.
  expect(callersOf('insertAwaiting')).toEqual(['routes/order/placing.ts', 'work/order/basket/open-basket.ts'])
  expect(callersOf('insertOpened')).toEqual(['routes/order/placing.ts'])
  // Staff enter what customers say at the counter or on the telephone, and order to try the board out.
  expect(callersOf('insertOrder')).toEqual(['work/order/apply-step.ts'])
  expect(callersOf('applyPlacing')).toEqual([
    'routes/order/counter-routes.ts',
    'routes/order/placing.ts',
    'routes/order/test-order.ts',
  ])
  expect(callersOf('takeSlots')).toEqual([
    'routes/order/placing.ts',
    'work/money/payment/place-paid.ts',
    'work/order/basket/change-basket.ts',
  ])
  expect(callersOf('overruleHolds')).toEqual(['work/branch/pace/hold-again.ts', 'work/order/basket/change-basket.ts'])
  // What waited comes to the board: it was paid, online or by a gift card, a basket ended that the gate counted, or its
  // customer switched to the counter.
  expect(callersOf('placePaid')).toEqual([
    'routes/money/gift-routes.ts',
    'routes/money/payment-routes.ts',
    'work/money/payment/settle.ts',
    'work/order/basket/end-basket.ts',
  ])
  expect(callersOf('moveAwaitingToList')).toEqual(['work/money/payment/place-paid.ts'])
})
