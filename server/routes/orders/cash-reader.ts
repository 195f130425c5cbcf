// The cash of branches for a member who may see it.
import type { Branch } from '../../../domain/branch/branch.ts'
import { type StaffMember, seesTakings } from '../../../domain/staff.ts'
import type { Deps } from '../../http/deps.ts'
import { openCashBook } from '../../store/takings/cash.ts'
import { takingsReach } from '../../store/takings/takings.ts'
import { openUnpaidBook } from '../../store/takings/unpaid.ts'
import { cashOf } from './cash-of.ts'

/** Reads sums in cents; null unless the owner lets the member see the takings of all these branches. */
export function cashReader({ store }: Deps) {
  const books = { cash: openCashBook(store.engine), unpaid: openUnpaidBook(store.engine), db: store.db }
  return async (member: StaffMember, branches: readonly Branch[], now: number) => {
    const reach = await takingsReach(store.db)
    return branches.every(({ id }) => seesTakings(member, reach, id)) ? await cashOf(books, branches, now) : null
  }
}
