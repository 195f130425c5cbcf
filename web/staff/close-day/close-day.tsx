// Closing the day of a branch: a button, and before anything happens the figures of the day with what leaves the list.
import { useState } from 'react'
import { localTime } from '../../../domain/branch/hours.ts'
import { type ClosingWish, dayParts, leaves } from '../../../domain/counter/day.ts'
import { serverNow } from '../../api/http/clock.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { useDayNow } from '../../api/staff/orders/days.ts'
import { useClearOrders } from '../../api/staff/orders/orders.ts'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useTillText } from '../../i18n/board/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { Failed, Waiting } from '../states.tsx'
import { showToast } from '../toasts.tsx'
import { Closing } from './closing.tsx'

export function CloseDay({ place }: { place: BranchName }) {
  const { t } = useTillText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="staff" onClick={() => setAsking(true)}>
        {t.close.button}
      </Button>
      {asking && <Question place={place} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ place, onClose }: { place: BranchName; onClose: () => void }) {
  const { t } = useStaffText()
  const { t: till, date } = useTillText()
  const clear = useClearOrders()
  const [also, setAlso] = useState<ClosingWish>({ alsoOpen: false, alsoLater: false })
  const now = useDayNow([place.id], true)
  const [day] = now.data?.days ?? []
  const leaving = day
    ? dayParts.filter((part) => leaves(part, also)).reduce((n, part) => n + day.parts[part].orders, 0)
    : 0

  function close() {
    clear.mutate(
      { branches: [place.id], ...also },
      {
        onSuccess: ({ orders }) => {
          onClose()
          showToast(till.close.closed(t.list.count(orders)))
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open
      title={till.close.title(date(localTime(serverNow(), place.timeZone).date), place.name)}
      labels={{ cancel: t.frame.cancel, confirm: till.close.button, close: t.frame.close }}
      onCancel={onClose}
      onConfirm={close}
      busy={clear.isPending}
    >
      {day ? (
        <>
          <p aria-live="polite">{till.close.text(place.name, leaving)}</p>
          <Closing days={[day]} parts={day.parts} also={also} onChange={setAlso} />
        </>
      ) : now.isError ? (
        <Failed error={now.error} onRetry={() => void now.refetch()} />
      ) : (
        <Waiting />
      )}
      {clear.isError && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {t.frame.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
