// No code adds up single ways of payment by hand: a way that is accepted later would be missing from its sum (J-100).
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentWays } from '#domain/money/payment.ts'

const way = `(?:${paymentWays.join('|')})`
const byHand = new RegExp(`\\b${way}\\s*\\+\\s*(?:[\\w?]+\\??\\.)*${way}\\b(?!\\w)`)
const inALoop = /paymentWays\s*\.(?:filter\([^)]*\)\s*\.)?reduce\(/

const sources = (): string[] =>
  execFileSync('git', ['ls-files', 'contract', 'domain', 'server', 'web'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

test('[J-100] sums over ways of payment are those of takenSum and of the ledger', () => {
  expect(byHand.test('taken.cash + taken.card')).toBe(true)
  expect(byHand.test('cash + card + other')).toBe(true)
  const owners = ['domain/money/payment.ts', 'domain/money/ledger.ts']
  const found = sources().filter((file) => {
    if (owners.includes(file)) return false
    const text = readFileSync(file, 'utf8')
    return byHand.test(text) || inALoop.test(text)
  })
  expect(found).toEqual([])
})
