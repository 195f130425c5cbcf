// One order in full, as a printable receipt, with the progress of each line (STAFF-4).
import { useMemo } from 'react'
import { isOver, phaseOf } from '../../../domain/order/course.ts'
import type { Member } from '../../api/session/session.ts'
import { type ShownOrder, useShownOrders } from '../../api/staff/orders/line-statuses.ts'
import { useOrder } from '../../api/staff/orders/orders.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { searchIcon } from '../../components/icons/icons.ts'
import { backIcon } from '../../components/icons/icons-more.ts'
import { printerIcon } from '../../components/icons/icons-staff.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { StaffFrame } from '../../staff/frame.tsx'
import { BlockButton } from '../../staff/guard/block-button.tsx'
import { useBranches } from '../../staff/shop/branches.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { useStaffUpdates } from '../../staff/use-staff-updates.ts'
import { Receipt } from './receipt.tsx'
import { History } from './till/history.tsx'

export function OrderDetail({ token: written, id }: { token: string; id: string }) {
  const { t } = useStaffText()
  const token = written.toUpperCase()
  return (
    <StaffFrame title={`${t.detail.title} ${token}`} act="orders">
      {(member) => (
        <article className="mx-auto max-w-3xl px-4 pt-3 pb-24 print:p-0">
          <header className="mb-4 flex items-center gap-2">
            <IconButton
              icon={backIcon}
              label={t.detail.back}
              variant="card"
              size="staff"
              className="no-print"
              onClick={() => history.back()}
            />
            <h1 className="min-w-0 flex-1 px-2 text-xl sm:text-2xl print:px-0 wrap-anywhere">
              {t.detail.receipt} <bdi dir="ltr">#{token}</bdi>
            </h1>
            <IconButton
              icon={printerIcon}
              label={t.detail.print}
              variant="card"
              size="staff"
              className="no-print"
              onClick={() => print()}
            />
          </header>
          <OneOrder member={member} token={token} id={Number(id)} />
        </article>
      )}
    </StaffFrame>
  )
}

function OneOrder({ member, token, id }: { member: Member; token: string; id: number }) {
  const branches = useBranches(member, 'orders')
  useStaffUpdates(branches?.map((branch) => branch.id) ?? [])
  const order = useOrder(id)
  const [shown] = useShownOrders(useMemo(() => (order.data ? [order.data] : []), [order.data]))

  const unknown = order.isError && ['not_found', 'bad_input'].includes(refusalOf(order.error))
  if (!Number.isInteger(id) || id < 1 || unknown || (shown && !isAt(shown, token))) return <Unknown />
  if (shown) {
    const place = branches?.find((branch) => branch.id === shown.branch)
    return (
      <>
        <Receipt order={shown} place={place} />
        {shown.source === 'web' && !isOver(phaseOf(shown)) && (
          <div className="no-print mt-4 max-w-md">
            <BlockButton order={shown} />
          </div>
        )}
        <History order={shown} timeZone={place?.timeZone} />
      </>
    )
  }
  return order.isError ? <Failed error={order.error} onRetry={() => void order.refetch()} /> : <Waiting />
}

const isAt = (order: ShownOrder, token: string): boolean => order.token === token

function Unknown() {
  const { t } = useStaffText()
  return (
    <EmptyState
      icon={searchIcon}
      title={t.detail.unknown}
      action={<LinkButton href={linkTo('/all-orders')}>{t.detail.toList}</LinkButton>}
    >
      {t.detail.unknownHint}
    </EmptyState>
  )
}
