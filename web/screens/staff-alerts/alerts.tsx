// Who watches the orders now, what the shop was alerted to, and whom it tells besides this page (WATCH-1).
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { useBranches } from '../../staff/shop/branches.ts'
import { Waiting } from '../../staff/states.tsx'
import { AlertList } from './alert-list.tsx'
import { Boards } from './boards.tsx'
import { Hooks } from './hooks.tsx'
import { ServerHealth } from './server-health.tsx'

export function Alerts() {
  const { t } = useAlertsText()
  return <StaffPage title={t.title}>{(member) => <Content member={member} />}</StaffPage>
}

function Content({ member }: { member: Member }) {
  const { t } = useAlertsText()
  const branches = useBranches(member, 'boards.see')
  useStaffLive(branches?.map(({ id }) => id) ?? [])
  if (!branches) return <Waiting />
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
      <p className="text-lg text-ink-2 lg:col-span-2">{t.lead}</p>
      <div className="grid gap-8">
        <Boards branches={branches} sets={may(member, 'branches.edit')} />
        {may(member, 'health.see') && <ServerHealth />}
      </div>
      <div className="grid gap-8">
        {may(member, 'hooks.edit') && <Hooks />}
        <AlertList branches={branches} ofServer={may(member, 'health.see')} />
      </div>
    </div>
  )
}
