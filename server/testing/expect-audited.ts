// What every simulation ends with: everything that must always hold in the shop's database does.
import { expect } from 'vitest'
import { auditShop } from '#work/shop/audit/audit-shop.ts'
import type { TestShop } from './test-shop.ts'

export async function expectAudited({ store, clock }: Pick<TestShop, 'store' | 'clock'>): Promise<void> {
  const { found, faults } = await auditShop(store.db, clock.now())
  expect(faults, `what the audit found: ${found}`).toEqual([])
}
