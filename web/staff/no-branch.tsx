// A staff page without a branch: the shop has none yet, or this member has none.
import { may } from '../../domain/staff.ts'
import { useMember } from '../api/session/session.ts'
import { LinkButton } from '../components/controls/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { pinIcon } from '../components/icons/icons.ts'
import { useStaffText } from '../i18n/staff/index.ts'
import { linkTo } from '../location.ts'

export function NoBranch() {
  const { frame } = useStaffText().t
  const member = useMember()
  if (member === null || member === 'loading') return null
  const adds = may(member, 'branches.edit')
  return (
    <EmptyState
      icon={pinIcon}
      title={frame.noBranch}
      action={
        adds && (
          <LinkButton href={linkTo('/branches/new')} size="staff">
            {frame.addBranch}
          </LinkButton>
        )
      }
    >
      {adds ? frame.noBranchAtAll : frame.noBranchHint}
    </EmptyState>
  )
}
