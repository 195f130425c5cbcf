// The sums of branches for a member who may see them.
import type { Branch } from '../../../domain/branch/branch.ts'
import { localTime } from '../../../domain/branch/hours.ts'
import { type StaffMember, seesTakings } from '../../../domain/staff.ts'
import type { Store } from '../../store/open.ts'
import { takingsReach } from '../../store/takings/takings-store.ts'
import { readTill, type Till } from '../../store/takings/till.ts'

/**
 * Sums in cents, of each branch with its own day, by its own clock; null unless the owner lets the member see the takings
 * of all these branches.
 */
export async function tillFor(
  { db }: Store,
  member: StaffMember,
  branches: readonly Branch[],
  now: number,
): Promise<Till | null> {
  const reach = await takingsReach(db)
  if (!branches.every(({ id }) => seesTakings(member, reach, id))) return null
  return await readTill(
    db,
    branches.map(({ id, timeZone }) => ({ id, date: localTime(now, timeZone).date })),
  )
}
