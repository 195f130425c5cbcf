// What is paid at the counter.
import { expect, test } from 'vitest'
import { amountDue } from './payment.ts'

test('[LIFE-6] cash is rounded to five cents, up or down; a card pays to the cent', () => {
  expect([470, 471, 472, 473, 474, 475, 476, 477, 478, 479].map((total) => amountDue(total, 'cash'))).toEqual([
    470, 470, 470, 475, 475, 475, 475, 475, 480, 480,
  ])
  expect(amountDue(478, 'card')).toBe(478)
})
