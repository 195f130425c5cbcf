// Whose menu loses something by a change, and who may do that: who edits the menu of each of those branches (J-83).
import { may, type StaffMember } from '../people/staff.ts'
import { type SalePlace, soldByBranch } from './region-sold.ts'
import { isOnMenuAt, type WithSaleRules } from './sold.ts'

/** Those of the branches whose menu the member may not edit; none: the member may take something off all of them. */
export const branchesOfOthers = <Branch extends SalePlace>(
  member: StaffMember,
  branches: readonly Branch[],
): readonly Branch[] => branches.filter(({ id }) => !may(member, 'menu.edit', id))

/** An item or a category; `hidden` if customers do not see it, or see nothing of its category. */
interface Offered extends Pick<WithSaleRules, 'sold' | 'within'> {
  readonly hidden?: boolean | undefined
}

/** The branches that offer it before a change, and no longer after it. */
export const branchesLosing = <Branch extends SalePlace>(
  before: Offered,
  after: Offered,
  branches: readonly Branch[],
): readonly Branch[] => branches.filter((branch) => isOfferedAt(before, branch) && !isOfferedAt(after, branch))

const isOfferedAt = ({ sold, within, hidden }: Offered, branch: SalePlace): boolean =>
  !hidden && [sold, within].every((rules) => isOnMenuAt({ sold: rules && soldByBranch(rules, [branch]) }, branch.id))
