// Fake orders: who asks to be let in, who is blocked and until when, and what the owner sets (SAFE-5).
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useGuard } from '../../api/staff/guard.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { Card } from '../../components/display/card.tsx'
import { useGuardText } from '../../i18n/board/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { Asks } from '../../staff/guard/asks.tsx'
import { useBranches } from '../../staff/shop/branches.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { BlockList } from './block-list.tsx'
import { RulesCard } from './rules-card.tsx'

export function Guard() {
  const { t } = useGuardText()
  return <StaffPage title={t.title}>{(member) => <Content member={member} />}</StaffPage>
}

function Content({ member }: { member: Member }) {
  const { t } = useGuardText()
  const guard = useGuard()
  const branches = useBranches(member, 'orders')
  useStaffLive(branches?.map(({ id }) => id) ?? [])
  if (guard.isError && !guard.data) return <Failed error={guard.error} onRetry={() => void guard.refetch()} />
  if (!guard.data || !branches) return <Waiting />
  const { blocks, rules, version } = guard.data
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card className="grid gap-3 lg:col-span-2">
        <h2 className="text-xl">{t.asks}</h2>
        <Asks branches={branches} />
      </Card>
      <BlockList blocks={blocks} branches={branches} />
      {may(member, 'branches') && <RulesCard stored={{ rules, version }} />}
    </div>
  )
}
