// The table of staff pages: who finds what in the navigation.
import { expect, test } from 'vitest'
import { visitorEntries } from './shell/nav/nav-entry.ts'
import { staffPages } from './staff-pages.tsx'

test('[H-91] the page about fake orders stands in the menu of staff, and not of customers', () => {
  expect(staffPages.filter(({ group }) => group).map(({ path }) => path)).toContain('/fake-orders')
  expect(visitorEntries.map(({ path }) => path)).not.toContain('/fake-orders')
})

test('[ROUTE-6] each address has one row', () => {
  const paths = staffPages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
