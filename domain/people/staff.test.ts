// Which member may do what, and where.
import { expect, test } from 'vitest'
import type { Act, BranchRole } from './roles.ts'
import { may, roleOf, type StaffMember, seesTakings, toldActs } from './staff.ts'

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
const branchesFor = (member: StaffMember, act: Act): string[] => all.filter((branch) => may(member, act, branch))

test('the owner may do everything everywhere', () => {
  expect(may(amira, 'staff.edit')).toBe(true)
  expect(branchesFor(amira, 'days.close')).toEqual(all)
})

test('Jef serves orders and stock in his own branch alone', () => {
  expect(branchesFor(jef, 'orders.handle')).toEqual(['antwerpen'])
  expect(may(jef, 'stock.set', 'merksem')).toBe(false)
  expect(may(jef, 'days.close')).toBe(false)
  expect(may(jef, 'deliveryMessage.set')).toBe(false)
})

test('Lotte is manager in one branch and barista in another', () => {
  expect(branchesFor(lotte, 'orders.handle')).toEqual(['antwerpen', 'merksem'])
  expect(branchesFor(lotte, 'days.close')).toEqual(['merksem'])
  expect(may(lotte, 'staff.edit')).toBe(false)
})

test('[H-8] a role that this version does not know may do nothing', () => {
  for (const role of ['trainee', '', 'constructor'] as unknown as BranchRole[]) {
    const sam: StaffMember = { id: 4, name: 'Sam', owner: false, branches: [{ branch: 'antwerpen', role }] }
    expect(roleOf(role)).toEqual({ leads: false, sees: [], does: [] })
    expect(toldActs(role)).toEqual([])
    expect(branchesFor(sam, 'orders.see')).toEqual([])
    expect(branchesFor(sam, 'orders.handle')).toEqual([])
    expect(seesTakings(sam, 'everybody', 'antwerpen')).toBe(false)
  }
})
