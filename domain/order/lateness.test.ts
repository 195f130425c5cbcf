// On time or late: one rule, which board, customer's page and figures ask.
import { expect, test } from 'vitest'
import { countedOf } from '../money/figure-counts.ts'
import { noorsSlipOrder } from '../testing/slip-orders.ts'
import { urgencyOf } from './counter/counter.ts'
import { phases } from './course.ts'
import { promiseWords } from './following.ts'
import { askAfter, keptWithin, latenessOf, untappedOf } from './lateness.ts'

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

test('[QUOTE-5] what nobody tapped is due some minutes after its promise, and past once nobody waits for it', () => {
  const at = (past: number) => untappedOf('accepted', promise, promise + past)
  expect([askAfter - 1, askAfter, 6 * 60 * minute - 1, 6 * 60 * minute].map(at)).toEqual([null, 'due', 'due', 'past'])
  expect(untappedOf('making', promise, promise + askAfter)).toBe('due')
})

test('[QUOTE-5] what nobody accepted, what is ready or over, and what has no promise is not said to be due', () => {
  const late = promise + askAfter
  for (const phase of phases.filter((one) => one !== 'accepted' && one !== 'making'))
    expect(untappedOf(phase, promise, late)).toBeNull()
  expect(untappedOf('accepted', null, late)).toBeNull()
})
