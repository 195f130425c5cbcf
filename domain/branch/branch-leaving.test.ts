// Hiding and removing a branch: what prevents it.
import { expect, test } from 'vitest'
import { leaveSight } from './closure.ts'

test.each([
  [{ orders: 0, reservations: 0 }, 2, 'may go'],
  [{ orders: 1, reservations: 0 }, 2, 'branch_has_orders'],
  [{ orders: 0, reservations: 1 }, 2, 'branch_has_reservations'],
  [{ orders: 0, reservations: 0 }, 0, 'last_branch'],
])('[F-5] a branch with %j and %i others: %s', (promised, others, said) => {
  const left = leaveSight(promised, others)
  expect(left.ok ? 'may go' : left.refusal).toBe(said)
})
