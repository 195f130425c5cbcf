// The VAT rules as the owner enters them.
import { expect, test } from 'vitest'
import { usualVat, type VatRow } from './vat.ts'
import { checkVat, tidyVat } from './vat-draft.ts'

const today = '2026-11-26'
const later: VatRow = { class: 'food', way: 'away', rate: 1200, from: '2027-01-01' }
const lunch = { ...later, between: { from: 690, to: 840 } }
const wrong = (...rows: readonly VatRow[]) =>
  checkVat({ ...usualVat, rates: [...usualVat.rates, ...rows] }, today).map(
    ({ problem, field }) => `${field.replace(String(usualVat.rates.length), 'n')} ${problem}`,
  )

test('[VAT-1] a rate to come and one for lunch may be entered in advance', () => {
  expect(wrong()).toEqual([])
  expect(wrong(later, lunch, { ...lunch, between: { from: 840, to: 900 } })).toEqual([])
})

test('[VAT-1] a rate of 300 %, a day that does not exist and a time that ends before it begins are refused by field', () => {
  expect(wrong({ ...later, rate: 30_000 })).toEqual(['rates.n.rate rate_too_high'])
  expect(wrong({ ...later, rate: -1 })).toEqual(['rates.n.rate rate_invalid'])
  expect(wrong({ ...later, rate: 5.5 })).toEqual(['rates.n.rate rate_invalid'])
  expect(wrong({ ...later, from: '2027-02-30' })).toEqual(['rates.n.from date_invalid'])
  expect(wrong({ ...lunch, between: { from: 840, to: 690 } })).toEqual(['rates.n.between period_invalid'])
})

test('[VAT-1] two rates at once for the same thing, and a class without one, are refused', () => {
  expect(checkVat({ ...usualVat, rates: [...usualVat.rates, later, later] }, today)).toEqual([
    { problem: 'rate_twice', field: 'rates.13.from' },
  ])
  expect(checkVat({ ...usualVat, rates: [...usualVat.rates, lunch, lunch] }, today)).toHaveLength(1)
  const gone = usualVat.rates.filter(({ class: of, way }) => of !== 'snack' || way !== 'here')
  const missing = [{ problem: 'rate_missing', field: 'rates.snack.here' }]
  expect(checkVat({ ...usualVat, rates: gone }, today)).toEqual(missing)
  const soon = [...gone, { class: 'snack', way: 'here', rate: 600, from: '2027-01-01' } as const]
  expect(checkVat({ ...usualVat, rates: soon }, today)).toEqual(missing)
  expect(checkVat({ ...usualVat, rates: Array(201).fill(later) }, today)).toEqual([
    { problem: 'rates_too_many', field: 'rates' },
  ])
})

test('[VAT-1] the same rules in another order are the same', () => {
  const rules = { ...usualVat, rates: [...usualVat.rates, later, lunch] }
  expect(tidyVat({ ...rules, rates: rules.rates.toReversed() })).toEqual(tidyVat(rules))
  expect(tidyVat(usualVat)).toEqual(usualVat)
})
