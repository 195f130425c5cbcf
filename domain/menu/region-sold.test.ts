// What is sold in a region, for which price there, and who resolves that.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { houseWhite, salmonBagel } from '../testing/fixtures.ts'
import { itemDraftOf } from './item-draft.ts'
import { branchesLosing } from './off-menu.ts'
import { priceAt } from './price-change.ts'
import { soldByBranch } from './region-sold.ts'
import { isOnMenuAt, itemAt } from './sold.ts'

const gent = { id: 'gent', region: 'north' }
const mol = { id: 'mol', region: 'north' }
const namur = { id: 'namur', region: 'south' }
const alone = { id: 'alone', region: null }
const branches = [gent, mol, namur, alone]

test('[CHAIN-2] the branches of a region sell what it sells, also one that joins later, beside branches that are named', () => {
  const sold = { branches: ['region:north', 'alone'] }
  expect(soldByBranch(sold, branches)).toEqual({ branches: ['gent', 'mol', 'alone'] })
  expect(soldByBranch(sold, [...branches, { id: 'later', region: 'north' }]).branches).toContain('later')
  const soldAt = soldByBranch(sold, branches)
  expect(branches.filter(({ id }) => isOnMenuAt({ sold, soldAt }, id))).toEqual([gent, mol, alone])
  expect(isOnMenuAt({ sold, soldAt, notAt: ['gent'] }, 'gent')).toBe(false)
})

test('[CHAIN-2] the price of a branch beats that of its region, and that beats the usual one, and so for each size', () => {
  const sold = {
    prices: { 'region:north': 900, mol: 990 },
    sizes: { 'region:north': { GLASS: 500, BOTTLE: 2500 }, mol: { BOTTLE: 2600 } },
  }
  const soldAt = soldByBranch(sold, branches)
  const priceOf = (branch: string) => itemAt({ ...salmonBagel, sold, soldAt }, branch).price
  expect(branches.map(({ id }) => priceOf(id))).toEqual([900, 990, salmonBagel.price, salmonBagel.price])
  expect(soldAt.sizes).toEqual({ gent: { GLASS: 500, BOTTLE: 2500 }, mol: { GLASS: 500, BOTTLE: 2600 } })
  const wine = { ...itemDraftOf(houseWhite), sold }
  expect([gent, mol, namur].map((branch) => priceAt(wine, branch, 'bottlePrice'))).toEqual([
    2500,
    2600,
    itemDraftOf(houseWhite).sizes.find(({ size }) => size === 'BOTTLE')?.price,
  ])
})

test('[CHAIN-2] rules that name no region are the same object', () => {
  const sold = { branches: ['gent'], prices: { gent: 900 } }
  expect(soldByBranch(sold, branches)).toBe(sold)
})

test('[CHAIN-2] [J-83] what is no longer sold in a region is lost by each of its branches', () => {
  const before = { sold: { branches: ['region:north', 'alone'] } }
  expect(branchesLosing(before, { sold: { branches: ['mol', 'alone'] } }, branches)).toEqual([gent])
  expect(branchesLosing({}, before, branches)).toEqual([namur])
  expect(branchesLosing({}, { within: before.sold }, branches)).toEqual([namur])
})

test('[CHAIN-2] regions are resolved where the catalogue is read, and beside that only by what looks at rules being edited', () => {
  const root = new URL('../../', import.meta.url)
  const files = globSync('{domain,server,web,contract,tools}/**/*.{ts,tsx}', { cwd: root })
  const callers = files.filter(
    (file) => !/test|sold\.ts$/.test(file) && readFileSync(new URL(file, root), 'utf8').includes('soldByBranch('),
  )
  expect(callers.sort()).toEqual([
    'domain/menu/off-menu.ts',
    'domain/menu/price-change.ts',
    'server/store/menu/catalogue.ts',
    'web/office/screens/menu/item/item-stock.tsx',
    'web/office/screens/menu/sold/sold-fields.tsx',
    'web/office/screens/menu/sold/sold-mark.tsx',
  ])
})
