// The navigation: what customers see, and what staff.
import { expect, test } from 'vitest'
import { entriesFor } from './entries.ts'

test('[H-91] the page about fake orders stands in the menu of staff, and not of customers', () => {
  const links = (viewer: 'user' | 'admin') => entriesFor(viewer).map(({ link }) => link)
  expect(links('admin')).toContain('/fake-orders')
  expect(links('user')).not.toContain('/fake-orders')
})
