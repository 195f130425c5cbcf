// What only they may do who edit the menu of every branch: take something off it. Others read that before they try
// (J-83).
import type { ReactNode } from 'react'
import { branchesOfOthers } from '#domain/menu/off-menu.ts'
import { useMember } from '#web/data/session/session.ts'
import { type StaffBranch, useAllBranches } from '#web/data/staff/shop-api.ts'
import { useRefusalText } from '#web/words/order/index.ts'

const none: readonly StaffBranch[] = []

/** The branches whose menu the member may not edit; none: they may take something off the menu of all. */
export function useBranchesOfOthers(): readonly StaffBranch[] {
  const member = useMember()
  const branches = useAllBranches(useRefusalText().locale)
  return member === null || member === 'loading' ? none : branchesOfOthers(member, branches)
}

/** Says who may, in the place of what would be refused. */
export const OffMenuHint = () => <p className="max-w-prose text-ink-2">{useRefusalText().t.refusals.menu_of_others}</p>

export const OffMenuOnly = ({ children }: { children: ReactNode }) =>
  useBranchesOfOthers().length > 0 ? <OffMenuHint /> : children
