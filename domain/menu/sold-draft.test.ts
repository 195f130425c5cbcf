// Where and when something is sold, as staff write it.
import { expect, test } from 'vitest'
import { salmonBagel } from '../testing/fixtures.ts'
import { checkItem, itemDraftOf, sameDraft, tidyDraft } from './item-draft.ts'
import type { SaleRules } from './sold.ts'
import { placesIn, soldProblems, strangePlaces, tidySold, withoutGone } from './sold-draft.ts'

const fieldsOf = (sold: SaleRules) => soldProblems(sold).map(({ problem, field }) => `${field}: ${problem}`)

test('[CATG-2] each thing that is wrong is named by its field', () => {
  expect(fieldsOf({ branches: ['gent'], prices: { gent: 0 }, times: [{ from: 0, until: 1440 }] })).toEqual([])
  expect(fieldsOf({ branches: [], prices: { gent: -1, aalst: 1.5, mol: 100_001 } })).toEqual([
    'sold.branches: sold_nowhere',
    'sold.prices.gent: price_invalid',
    'sold.prices.aalst: price_invalid',
    'sold.prices.mol: price_too_high',
  ])
  const times = [
    { weekdays: [] },
    { from: 900, until: 900 },
    { from: -1 },
    { until: 1441 },
    { season: { from: '02-29', to: '02-30' } },
    { season: { from: '1-1', to: '12-31' } },
  ]
  expect(fieldsOf({ times })).toEqual([
    'sold.times.0.weekdays: weekdays_missing',
    'sold.times.1.hours: hours_invalid',
    'sold.times.2.hours: hours_invalid',
    'sold.times.3.hours: hours_invalid',
    'sold.times.4.season: season_invalid',
    'sold.times.5.season: season_invalid',
  ])
  expect(fieldsOf({ times: Array.from({ length: 11 }, () => ({ from: 60 })) })).toEqual(['sold.times: times_too_many'])
})

test('[CATG-2] what limits nothing is nothing, and the order of writing makes no difference', () => {
  expect(tidySold({})).toBeNull()
  expect(tidySold({ times: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: 0, until: 1440 }, { until: 60 }] })).toBeNull()
  expect(tidySold({ prices: { gent: 950 } }, 950)).toBeNull()
  expect(tidySold({ branches: ['mol', 'aalst', 'mol'], prices: { mol: 3, gent: 4, aalst: 5 } })).toEqual({
    branches: ['aalst', 'mol'],
    prices: { aalst: 5, mol: 3 },
  })
  const draft = {
    ...itemDraftOf(salmonBagel),
    sold: { branches: ['mol', 'aalst'], times: [{ weekdays: [7 as const, 6 as const] }] },
  }
  const other = { ...draft, sold: { times: [{ weekdays: [6 as const, 7 as const] }], branches: ['aalst', 'mol'] } }
  expect(sameDraft(draft, other)).toBe(true)
  expect(sameDraft(draft, itemDraftOf(salmonBagel))).toBe(false)
})

test('[CATG-2] a price for a branch that is gone is dropped, and refused where it is new', () => {
  const sold = { branches: ['gent', 'mol'], prices: { gent: 900, mol: 990 } }
  expect(withoutGone(sold, new Set(['mol', 'aalst']))).toEqual({ branches: ['mol'], prices: { mol: 990 } })
  expect(withoutGone({ branches: ['gent'], prices: { gent: 900 } }, new Set(['mol']))).toEqual({ branches: [] })
  expect(strangePlaces(sold, new Set(['mol']))).toEqual([
    { problem: 'branch_unknown', field: 'sold.branches' },
    { problem: 'branch_unknown', field: 'sold.prices.gent' },
  ])
  expect(strangePlaces(null, new Set())).toEqual([])
})

test('a branch has a price only beside the ordinary one', () => {
  const draft = tidyDraft({
    ...itemDraftOf(salmonBagel),
    price: null,
    sizes: [{ size: 'GLASS', price: 400 }],
    sold: { prices: { gent: 500 } },
  })
  expect(checkItem(draft)).toEqual([{ problem: 'branch_price_alone', field: 'sold.prices.gent' }])
})

test('[OPT-2] the price of a size at a branch is kept where it differs and the item is sold in it', () => {
  const sizes = [{ size: 'GLASS', price: 400 }]
  const sold = { sizes: { mol: { GLASS: 420, BOTTLE: 900 }, gent: { GLASS: 400 }, aalst: { GLASS: 380 } } }
  expect(tidySold(sold, null, sizes)).toEqual({ sizes: { aalst: { GLASS: 380 }, mol: { GLASS: 420 } } })
  expect(tidySold({ ...sold, branches: ['gent'] }, null, sizes)).toEqual({ branches: ['gent'] })
  expect(fieldsOf({ sizes: { mol: { GLASS: -1 } } })).toEqual(['sold.sizes.mol.GLASS: price_invalid'])
  expect(strangePlaces(sold, new Set(['mol', 'aalst']))).toEqual([
    { problem: 'branch_unknown', field: 'sold.sizes.gent' },
  ])
  expect(withoutGone(sold, new Set(['gent']))).toEqual({ sizes: { gent: { GLASS: 400 } } })
})

test('[CHAIN-2] what is said of a region is kept, and beside its price also the usual one of a branch', () => {
  const sold = { branches: ['region:north'], prices: { 'region:north': 550, gent: 500, mol: 520 } }
  expect(tidySold(sold, 500)).toEqual({
    branches: ['region:north'],
    prices: { gent: 500, mol: 520, 'region:north': 550 },
  })
  expect(tidySold({ prices: { 'region:north': 500, gent: 500 } }, 500)).toBeNull()
  const sizes = { 'region:north': { GLASS: 450 }, gent: { GLASS: 400 } }
  expect(tidySold({ sizes }, 500, [{ size: 'GLASS', price: 400 }])).toEqual({ sizes })
  const known = placesIn([{ id: 'gent' }], [{ id: 'north' }])
  expect(strangePlaces({ branches: ['region:north', 'region:gone'], prices: { 'region:gone': 1 } }, known)).toEqual([
    { problem: 'region_unknown', field: 'sold.branches' },
    { problem: 'region_unknown', field: 'sold.prices.region:gone' },
  ])
})
