// On time or late: one rule, which board, customer's page and figures ask.
import { expect, test } from 'vitest'
import { countedOf } from '../money/figure-counts.ts'
import { noorsSlipOrder } from '../testing/slip-orders.ts'
import { urgencyOf } from './counter/counter.ts'
import { promiseWords } from './following.ts'
import { keptWithin, latenessOf } from './lateness.ts'

const promise = 1_772_611_200_000
const minute = 60_000

test.each([
  [keptWithin, 'kept'],
  [keptWithin + 1, 'late'],
  [15 * minute, 'late'],
  [15 * minute + 1, 'veryLate'],
] as const)('[J-109] %i ms after the promise it is %s for everybody', (past, lateness) => {
  const at = promise + past
  expect(latenessOf(promise, at)).toBe(lateness)
  const order = { ...noorsSlipOrder(), wantedAt: promise, firstPromisedAt: promise, placedAt: promise - 60 * minute }
  expect(urgencyOf({ promisedAt: promise, placedAt: 0, making: 0 }, at) === 'late').toBe(lateness !== 'kept')
  expect(promiseWords({ ...order, beginsAt: null }, at)?.standing).toBe(lateness)
  const kinds = countedOf({ ...order, readyAt: at }, 0).map(({ kind }) => kind)
  expect(kinds.includes('late')).toBe(lateness !== 'kept')
  expect(kinds.includes('kept')).toBe(lateness === 'kept')
})

test('[J-109] an order that was ready and not collected kept its promise or missed it like any other', () => {
  const left = { ...noorsSlipOrder({ course: 'not-collected' }), firstPromisedAt: promise, readyAt: promise }
  expect(countedOf(left, 0).map(({ kind }) => kind)).toEqual(['kept'])
})
