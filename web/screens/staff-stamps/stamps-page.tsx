// The stamp card for staff: checking a voucher, and for the owner the rules (STAMP-1).
import { useEffect } from 'react'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useStaffRead } from '../../api/staff/staff-api.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import { useStampDeskText } from '../../i18n/stamps/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { useBranches } from '../../staff/shop/my-branches.ts'
import { Unread } from '../../staff/states.tsx'
import { keepCounterStamps } from '../../staff/vouchers/counter-vouchers.ts'
import { StampRulesCard } from './stamp-rules-card.tsx'
import { VoucherCheck } from './voucher-check.tsx'

export function StampsPage() {
  const { t } = useStampDeskText()
  return <StaffPage title={t.title}>{(member) => <StampsOf member={member} />}</StaffPage>
}

function StampsOf({ member }: { member: Member }) {
  const { t } = useStampDeskText()
  const stamps = useStaffRead(['stamps'], 'stamps.read', {})
  const branches = useBranches(member, 'orders.handle')
  const { data } = stamps
  // Loaded now, for when the connection is gone.
  useEffect(() => {
    if (data) keepCounterStamps({ key: data.key, offline: data.rules.offline })
  }, [data])
  if (!branches) return <Unread of={stamps} />
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <VoucherCheck branches={branches} />
      {may(member, 'branches.edit') && (
        <div className="grid min-w-0 gap-5">
          {data ? <StampRulesCard stored={data} /> : <Unread of={stamps} />}
          {data && data.copied > 0 && <Notice kind="warning">{t.copied(data.copied)}</Notice>}
        </div>
      )}
    </div>
  )
}
