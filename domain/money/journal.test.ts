import { expect, test } from 'vitest'
import { journalRow, usualNumbers } from './journal.ts'
import { paymentWays } from './payment.ts'

const accountOf = (account: string): string | undefined =>
  journalRow({ branch: 'antwerpen', day: '2026-11-22', account, amount: 320 }, usualNumbers)?.[4]

test('[J-30] the journal has an account for each way of payment, cash that of the cash box', () => {
  const ways = paymentWays.map(accountOf)
  expect(accountOf('cash')).toBe('570000')
  expect(new Set(ways).size).toBe(paymentWays.length)
  expect(accountOf('paid-out')).toBe(accountOf('online'))
})

test('[J-30] what customers owe or are to get back stays theirs, whatever the way', () => {
  const theirs = ['receivable', 'advance', 'unsettled', 'owed:cash', 'unclaimed:online']
  expect(new Set(theirs.map(accountOf))).toEqual(new Set(['400000']))
  expect(['sales:600', 'vat:2100', 'rounding', 'fees', 'bank'].map(accountOf)).toEqual([
    '700000',
    '451000',
    '759000',
    '656000',
    '550000',
  ])
})
