// Fake orders: who asks to be let in, who is blocked and until when, and what the owner sets (SAFE-5).
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useGuard } from '../../api/staff/guard.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { useGuardText } from '../../i18n/guard/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { useBranches } from '../../staff/shop/branches.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { AskList } from './ask-list.tsx'
import { BlockList } from './block-list.tsx'
import { RulesCard } from './rules-card.tsx'

export function Guard() {
  const { t } = useGuardText()
  return (
    <StaffPage title={t.title} act="orders">
      {(member) => <Content member={member} />}
    </StaffPage>
  )
}

function Content({ member }: { member: Member }) {
  const guard = useGuard()
  const branches = useBranches(member, 'orders')
  useStaffLive(branches?.map(({ id }) => id) ?? [])
  if (guard.isError && !guard.data) return <Failed error={guard.error} onRetry={() => void guard.refetch()} />
  if (!guard.data || !branches) return <Waiting />
  const { asks, blocks, rules } = guard.data
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <AskList asks={asks} branches={branches} />
      <BlockList blocks={blocks} branches={branches} />
      {may(member, 'branches') && <RulesCard rules={rules} />}
    </div>
  )
}
