// Which member may do what, and where.
import { expect, test } from 'vitest'
import { actsOf, type BranchRole, branchesFor, may, type StaffMember, seesTakings } from './staff.ts'

const amira: StaffMember = { id: 1, name: 'Amira', owner: true, branches: [] }
const jef: StaffMember = { id: 2, name: 'Jef', owner: false, branches: [{ branch: 'antwerpen', role: 'barista' }] }
const lotte: StaffMember = {
  id: 3,
  name: 'Lotte',
  owner: false,
  branches: [
    { branch: 'merksem', role: 'manager' },
    { branch: 'antwerpen', role: 'barista' },
  ],
}
const all = ['antwerpen', 'merksem', 'etterbeek']

test('the owner may do everything everywhere', () => {
  expect(may(amira, 'manageStaff')).toBe(true)
  expect(branchesFor(amira, 'clearOrders', all)).toEqual(all)
})

test('Jef serves orders and stock in his own branch alone', () => {
  expect(branchesFor(jef, 'orders', all)).toEqual(['antwerpen'])
  expect(may(jef, 'stock', 'merksem')).toBe(false)
  expect(may(jef, 'clearOrders')).toBe(false)
  expect(may(jef, 'deliveryMessage')).toBe(false)
})

test('Lotte is manager in one branch and barista in another', () => {
  expect(branchesFor(lotte, 'orders', all)).toEqual(['antwerpen', 'merksem'])
  expect(branchesFor(lotte, 'clearOrders', all)).toEqual(['merksem'])
  expect(may(lotte, 'manageStaff')).toBe(false)
})

test('[H-8] a role that this version does not know may do nothing', () => {
  for (const role of ['trainee', '', 'constructor'] as unknown as BranchRole[]) {
    const sam: StaffMember = { id: 4, name: 'Sam', owner: false, branches: [{ branch: 'antwerpen', role }] }
    expect(actsOf(role)).toEqual([])
    expect(branchesFor(sam, 'orders', all)).toEqual([])
    expect(seesTakings(sam, 'everybody', 'antwerpen')).toBe(false)
  }
})
