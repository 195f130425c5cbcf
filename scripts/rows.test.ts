// The rows of the requirements and the test titles that prove them.
import { expect, test } from 'vitest'
import { idsProvenBy, rowIdsIn } from './rows.ts'

const proven = (text: string) => idsProvenBy('some.test.ts', text)

test('each item of the requirements is a row, also where several share a line', () => {
  const text = `
# Navigation
| D-9 | a decision | is no row |
- NAV-3 The logo goes home. NAV-4 A side menu. NAV-5 Language buttons; the choice is kept (D-10, see CART-9).
- ORDER-5 Placing twice gives one order.
- All motion stops on hover.`
  expect(rowIdsIn(text)).toEqual(['NAV-3', 'NAV-4', 'NAV-5', 'ORDER-5'])
})

test('the title of a test proves the rows that it names in brackets', () => {
  expect(proven(`test('[TRACK-3] follows a status change', () => {})`)).toEqual(['TRACK-3'])
  expect(proven(`it('[NAV-3] [NAV-4, NAV-5] the bar', () => {})`)).toEqual(['NAV-3', 'NAV-4', 'NAV-5'])
  expect(proven(`test('TRACK-3 without brackets', () => {})`)).toEqual([])
})

test('a title with values in it, or of a table of cases, proves as well', () => {
  expect(proven(`for (const path of paths) test(\`[ROUTE-1] \${path} opens\`, () => {})`)).toEqual(['ROUTE-1'])
  expect(proven(`test.each(paths)('[ROUTE-5] %s', () => {})`)).toEqual(['ROUTE-5'])
  expect(proven(`it.each(paths)('[ROUTE-6] %s', () => {})`)).toEqual(['ROUTE-6'])
})

test('a group proves its row when a test in it runs', () => {
  expect(proven(`describe('[CART-1] the cart', () => { test('outlives a reload', () => {}) })`)).toEqual(['CART-1'])
  expect(proven(`test.describe('[CART-2] prices', () => { test('in euro', () => {}) })`)).toEqual(['CART-2'])
  expect(proven(`describe('[CART-3] nothing yet', () => {})`)).toEqual([])
  expect(proven(`describe('[CART-3] only idle ones', () => { test.skip('marked', () => {}) })`)).toEqual([])
})

test('a test that is commented out, skipped or only planned proves nothing', () => {
  expect(proven(`// test('[MENU-1] cards', () => {})`)).toEqual([])
  expect(proven(`/* test('[MENU-1] cards', () => {}) */`)).toEqual([])
  for (const way of ['test.skip', 'it.skip', 'test.todo', 'test.fixme', 'test.skipIf(slow)', 'describe.skip', 'xtest'])
    expect(proven(`${way}('[MENU-2] a category', () => {})`)).toEqual([])
  expect(proven(`test('[MENU-5] add', { skip: true }, () => {})`)).toEqual([])
  expect(proven(`describe.skip('later', () => { test('[MENU-3] a card', () => {}) })`)).toEqual([])
  expect(proven(`test('[MENU-4] combos', () => { test.skip(); expect(1).toBe(1) })`)).toEqual([])
})

test('a test that is left out only on some devices still proves its row', () => {
  expect(proven(`test('[NAV-6] the cart', ({ isMobile }) => { test.skip(isMobile, 'wide only') })`)).toEqual(['NAV-6'])
})

test('an id outside of a title proves nothing', () => {
  expect(
    proven(`const row = '[STAFF-1]'; log('[STAFF-2] seen', () => {}); test('it works', () => { step('[STAFF-3]') })`),
  ).toEqual([])
})
