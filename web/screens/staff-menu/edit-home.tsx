// The main edit page: the way to every category, open or closed, and the delivery message.
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session.ts'
import { useShop } from '../../api/staff-shop.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useBranches } from '../../staff/branches.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { useNews } from '../../staff/news.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { CategoryLinks } from './category-links.tsx'
import { MessagePanel } from './message-panel.tsx'
import { StatePanel } from './state-panel.tsx'

export function EditHome() {
  const { t } = useStaffText()
  return (
    <StaffPage title={t.shop.title} act="stock">
      {(member) => <Panels member={member} />}
    </StaffPage>
  )
}

function Panels({ member }: { member: Member }) {
  const branches = useBranches(member, 'shop')
  const shop = useShop()
  useNews(branches?.map(({ id }) => id) ?? [])
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <CategoryLinks edits={may(member, 'menu')} />
      <div className="grid gap-5 max-lg:order-first">
        {shop.data && branches ? (
          <>
            <StatePanel shop={shop.data} branches={branches} />
            {may(member, 'message') && <MessagePanel message={shop.data.message} />}
          </>
        ) : shop.isError ? (
          <Failed error={shop.error} onRetry={() => void shop.refetch()} />
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  )
}
