// The table of staff pages: who finds what in the navigation, under which name and icon.
import { expect, test } from 'vitest'
import { office } from '../words/staff/en.ts'
import { visitorEntries } from './shell/nav/nav-entry.ts'
import { isPlaced, staffPages } from './staff-pages.tsx'

const placed = staffPages.filter(isPlaced)

test('[H-91] [OFFICE-1] the page about fake orders stands in the menu of staff, and not of customers', () => {
  expect(placed.find(({ path }) => path === '/fake-orders')).toMatchObject({ group: 'guests' })
  expect(visitorEntries.map(({ path }) => path)).not.toContain('/fake-orders')
})

test('[ROUTE-6] each address has one row', () => {
  const paths = staffPages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('[OFFICE-1] each page has a name and an icon that no other has, and each part belongs to a page', () => {
  const names = placed.map(({ title }) => title)
  expect(names.toSorted()).toEqual(Object.keys(office.pages).toSorted())
  expect(new Set(Object.values(office.pages)).size).toBe(names.length)
  const drawings = placed.map(({ icon }) => icon.d)
  expect(new Set(drawings).size).toBe(drawings.length)
  for (const { title } of staffPages) expect(names).toContain(title)
})

test('[OFFICE-1] the groups follow each other, and with the widest one open nothing scrolls', () => {
  const rows = placed.filter(({ aside }) => !aside)
  const groups = rows.map(({ group }) => group)
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual(Object.keys(office.groups))
  const most = (group: string) => rows.filter((row) => row.group === group).length
  expect(most('today')).toBeLessThanOrEqual(4)
  for (const group of Object.keys(office.groups)) expect(most(group)).toBeLessThanOrEqual(6)
})

test('[OFF-3] beside the addresses of the specification staff have at most 27 pages, and those of what a shop does besides', () => {
  const specified = ['/all-orders', '/food-edit', '/review-admin']
  const own = placed.filter(({ path, onlyIf }) => !specified.includes(path) && !onlyIf)
  expect(own.length).toBeLessThanOrEqual(27)
})
