// A stored reduction as it is typed, and back.
import { expect, test } from 'vitest'
import { checkReduction } from '#domain/money/reductions/reduction-draft.ts'
import type { StaffReduction } from '#web/data/staff/reduction-api.ts'
import { ruleFromTyped, typedFromRule } from './typed-reduction.ts'

const stored: StaffReduction = {
  id: 'happy',
  name: { en: 'Happy hour', nl: 'Happy hour' },
  on: true,
  what: { kind: 'categories', ids: ['WAFFELS'] },
  how: { kind: 'amount', amount: 50 },
  companion: { kind: 'items', ids: ['caprese'] },
  times: { from: '2026-12-01', to: '2026-12-24', weekdays: [1, 6], begins: 1020, ends: 1440 },
  branches: ['gent'],
  code: 'WINTER',
  uses: 20,
  usesEach: 1,
  used: 3,
  version: '1',
}
const menu = {
  items: [
    { id: 'caprese', category: 'PANINI' },
    { id: 'waffle', category: 'WAFFELS' },
  ],
  categories: [{ id: 'WAFFELS' }, { id: 'PANINI' }],
  branches: [{ id: 'gent' }],
}

test('[PRICE-1] what is stored comes back as it was, in each language', () => {
  const { id: _, used: __, version: ___, ...rule } = stored
  for (const locale of ['en', 'nl', 'fr', 'ar'] as const)
    expect(ruleFromTyped(typedFromRule(stored, locale))).toEqual(rule)
})

test.each([
  ['percent', '50 %', { kind: 'percent', percent: 50 }],
  ['amount', '0,50', { kind: 'amount', amount: 50 }],
  ['price', '0', { kind: 'price', price: 0 }],
  ['nth', '2', { kind: 'nth', of: 2 }],
] as const)('[PRICE-1] %s typed as %s', (kind, much, how) => {
  expect(ruleFromTyped({ ...typedFromRule(stored, 'en'), kind, much }).how).toEqual(how)
})

test.each([
  ['percent', 'half', 'reduction_percent_invalid'],
  ['amount', '', 'reduction_amount_invalid'],
  ['price', 'free', 'reduction_price_invalid'],
  ['nth', '1.5', 'reduction_of_invalid'],
] as const)('[PRICE-1] %s typed as “%s” is named at its field', (kind, much, problem) => {
  const draft = ruleFromTyped({ ...typedFromRule(stored, 'en'), kind, much, companion: null })
  expect(checkReduction(draft, menu, new Set())).toEqual([{ problem, field: 'how' }])
})

test('[PRICE-2] limits that are no numbers are named, empty ones are none', () => {
  const typed = typedFromRule(stored, 'en')
  expect(ruleFromTyped({ ...typed, uses: '', usesEach: '' })).toMatchObject({ uses: null, usesEach: null })
  const draft = ruleFromTyped({ ...typed, uses: 'many' })
  expect(checkReduction(draft, menu, new Set())).toEqual([{ problem: 'reduction_uses_invalid', field: 'uses' }])
})
