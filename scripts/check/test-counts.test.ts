// The end of the log names everything that failed in a run of tests, be it a test or what is around the tests.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { countOfJourneys } from './test-counts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Inside the project, where the files find Vitest.
mkdirSync(join(root, 'test-results'), { recursive: true })
const folder = mkdtempSync(join(root, 'test-results/counting-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files: Record<string, string> = {
  'vitest.config.ts': `
    import { VitestCount } from '${join(root, 'scripts/check/test-counts.ts')}'
    export default { test: { retry: 1, reporters: [new VitestCount('${join(folder, 'count.json')}')] } }`,
  'price.test.ts': `
    import { afterAll, describe, expect, test } from 'vitest'
    let tries = 0
    test('Noor pays once', () => {})
    test('Jef pays twice', () => expect('€ 3,20').toBe('€ 6,40'))
    test('Lotte pays late', () => expect(++tries).toBe(2))
    test('Amira pays never', ({ skip }) => skip('the till has no power'))
    test.skip('Amira pays elsewhere', () => {})
    describe('at the counter', () => {
      afterAll(() => { throw new TypeError('the till is locked') })
      test('Noor pays cash', () => {})
    })`,
  'broken.test.ts': `import './absent.ts'`,
  'rejected.test.ts': `
    import { test } from 'vitest'
    test('Noor leaves', () => { void Promise.reject(new Error('nobody waits')) })`,
}

test('a run of Vitest names failed tests, files that do not load, hooks that fail and errors that nobody handles', async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const run = promisify(execFile)(process.execPath, [vitest, 'run', '--root', folder])
  await expect(run).rejects.toThrow()
  const count = JSON.parse(readFileSync(join(folder, 'count.json'), 'utf8'))
  expect(count).toEqual({
    passed: 4,
    failed: 4,
    failures: [
      "price.test.ts › Jef pays twice › AssertionError: expected '€ 3,20' to be '€ 6,40' // Object.is equality",
      expect.stringMatching(/^broken\.test\.ts › Error: .*absent\.ts/),
      'price.test.ts › at the counter › TypeError: the till is locked',
      'outside of any test › Error: nobody waits',
    ],
    secondTry: ['price.test.ts › Lotte pays late › AssertionError: expected 1 to be 2 // Object.is equality'],
    skipped: ['price.test.ts › Amira pays never › the till has no power'],
  })
})

test('a journey that passed only at its second try has passed, and is named apart from those that failed', () => {
  const journey = (title: string, status: string) => ({
    file: 'cart.spec.ts',
    title,
    tests: [{ projectName: 'phone', status }],
  })
  const inner = { specs: [journey('Noor empties the cart', 'flaky'), journey('Jef adds a waffle', 'unexpected')] }
  const report = {
    suites: [{ specs: [journey('Noor adds a cappuccino', 'expected')], suites: [inner] }],
    errors: [{ message: 'no journey in menu.spec.ts\nat line 1' }],
    stats: { expected: 1, unexpected: 1, flaky: 1 },
  }
  expect(countOfJourneys(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['[phone] e2e/cart.spec.ts › Jef adds a waffle', 'outside of any journey › no journey in menu.spec.ts'],
    secondTry: ['[phone] e2e/cart.spec.ts › Noor empties the cart'],
    skipped: [],
  })
})
