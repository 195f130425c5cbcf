// Where a press takes effect: the current branch, or all of them, which is a separate choice and marked.
import type { Member } from '#web/data/session/session.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useStaffText } from '#web/words/staff/index.ts'
import { BranchSelect } from '../fields/branch-select.tsx'
import { reachBranch, useBranches, useReach, useReachEnds } from './my-branches.ts'

/** One choice for the whole screen; nothing until the branches are known. */
export function ReachSelect({ member }: { member: Member }) {
  const { t } = useStaffText()
  const branches = useBranches(member, 'stock.set') ?? []
  const reached = useReach(branches)
  useReachEnds()
  if (branches.length === 0) return null
  return (
    <BranchSelect
      branches={branches}
      branch={reached.length === 1 ? (reached[0]?.id ?? '') : ''}
      all={t.frame.inAll(branches.length)}
      warns
      onChoose={reachBranch}
    />
  )
}

/** Shown while a press affects all branches. */
export function ReachNotice({ branches }: { branches: readonly StaffBranch[] }) {
  const { t } = useStaffText()
  const reached = useReach(branches)
  if (reached.length < 2) return null
  return <Notice kind="warning">{t.frame.reachesAll(reached.length)}</Notice>
}
