// Whose menu loses something by a change, and who may do that.
import { expect, test } from 'vitest'
import type { StaffMember } from '../people/staff.ts'
import { branchesLosing, branchesOfOthers } from './off-menu.ts'

const all = [{ id: 'antwerpen' }, { id: 'merksem' }, { id: 'etterbeek' }]
const amira: StaffMember = { id: 1, name: 'Amira', owner: true, branches: [] }
const lotte: StaffMember = {
  id: 2,
  name: 'Lotte',
  owner: false,
  branches: [
    { branch: 'merksem', role: 'manager' },
    { branch: 'antwerpen', role: 'barista' },
  ],
}
const ids = (branches: readonly { readonly id: string }[]) => branches.map(({ id }) => id)

test('[J-83] the owner edits the menu of every branch, a manager that of their own', () => {
  expect(branchesOfOthers(amira, all)).toEqual([])
  expect(ids(branchesOfOthers(lotte, all))).toEqual(['antwerpen', 'etterbeek'])
  // In a shop of one branch its manager manages all.
  expect(branchesOfOthers(lotte, [{ id: 'merksem' }])).toEqual([])
})

test('[J-83] who loses it: where it was offered and is no longer, by its own rules, its category’s, or hidden', () => {
  const losing = (...[before, after]: [Parameters<typeof branchesLosing>[0], Parameters<typeof branchesLosing>[1]]) =>
    ids(branchesLosing(before, after, all))
  const merksem = { branches: ['merksem'] }
  expect(losing({}, { sold: merksem })).toEqual(['antwerpen', 'etterbeek'])
  expect(losing({ sold: merksem }, {})).toEqual([])
  expect(losing({}, { within: merksem })).toEqual(['antwerpen', 'etterbeek'])
  expect(losing({ sold: merksem }, { sold: merksem, within: merksem })).toEqual([])
  expect(losing({ sold: merksem }, { sold: merksem, hidden: true })).toEqual(['merksem'])
  expect(losing({ hidden: true }, { sold: merksem })).toEqual([])
})
