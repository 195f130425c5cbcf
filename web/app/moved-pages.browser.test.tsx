// The addresses from before a page became a place of another: each leads there.
import { afterEach, expect, test } from 'vitest'
import { show } from '#web/testing/show.ts'
import { screenOf } from './route.tsx'
import { staffPages } from './staff-pages.tsx'

afterEach(() => {
  location.hash = ''
})

test.each([
  ['/days', '/money'],
  ['/day-book', '/money/days'],
  ['/accountant', '/money/accountant'],
  ['/invoices', '/money/invoices'],
  ['/payouts', '/online-payment/payouts'],
])('[OFF-3] the old address %s leads to %s', async (old, now) => {
  location.hash = `#${old}`
  show(screenOf(staffPages, old))
  await expect.poll(() => location.hash).toBe(`#${now}`)
  expect(screenOf(staffPages, now)).toBeDefined()
})
