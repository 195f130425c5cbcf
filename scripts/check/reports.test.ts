import { expect, test } from 'vitest'
import { countOfPlaywright } from './reports.ts'

test('a journey that passed only at its second try has passed, and is named apart from those that failed', () => {
  const journey = (title: string, status: string) => ({
    file: 'cart.spec.ts',
    title,
    tests: [{ projectName: 'phone', status }],
  })
  const inner = { specs: [journey('Noor empties the cart', 'flaky'), journey('Jef adds a waffle', 'unexpected')] }
  const report = {
    suites: [{ specs: [journey('Noor adds a cappuccino', 'expected')], suites: [inner] }],
    stats: { expected: 1, unexpected: 1, flaky: 1 },
  }
  expect(countOfPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    names: ['[phone] e2e/cart.spec.ts › Jef adds a waffle'],
    secondTry: ['[phone] e2e/cart.spec.ts › Noor empties the cart'],
  })
})
