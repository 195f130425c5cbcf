// Deletes all orders of the list, of the current branch or of all: says what leaves it, and asks (STAFF-3, D-19, F-51).
import { useState } from 'react'
import { type ClosingWish, dayParts, leaves } from '../../../domain/counter/day.ts'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { useDayNow } from '../../api/staff/orders/days.ts'
import { useClearOrders } from '../../api/staff/orders/orders.ts'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { trashIcon } from '../../components/icons/icons-staff.ts'
import { useTillText } from '../../i18n/board/index.ts'
import { formatList } from '../../i18n/format-more.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { Closing } from '../../staff/close-day/closing.tsx'
import { sumOf } from '../../staff/close-day/day-sums.ts'
import { useChosen } from '../../staff/shop/branches.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { showToast } from '../../staff/toasts.tsx'

type ClearButtonProps = { member: Member; branches: readonly BranchName[] }

export function ClearButton({ member, branches }: ClearButtonProps) {
  const { t } = useStaffText()
  const [asking, setAsking] = useState(false)
  const allowed = branches.filter(({ id }) => may(member, 'clearOrders', id))
  const at = useChosen(allowed)
  const here = allowed.find(({ id }) => id === at)
  if (!here) return null
  return (
    <>
      <IconButton icon={trashIcon} label={t.list.clear} variant="quiet" size="staff" onClick={() => setAsking(true)} />
      {asking && <Question here={here} allowed={allowed} onClose={() => setAsking(false)} />}
    </>
  )
}

type QuestionProps = { here: BranchName; allowed: readonly BranchName[]; onClose: () => void }

function Question({ here, allowed, onClose }: QuestionProps) {
  const { t, locale } = useStaffText()
  const { t: till } = useTillText()
  const clear = useClearOrders()
  const [all, setAll] = useState(false)
  const [also, setAlso] = useState<ClosingWish>({ alsoOpen: false, alsoLater: false })
  const places = all ? allowed : [here]
  const ids = places.map(({ id }) => id)
  const now = useDayNow(ids, true)
  const parts = now.data && sumOf(now.data.days)
  const moving = parts
    ? dayParts.filter((part) => leaves(part, also)).reduce((sum, part) => sum + parts[part].orders, 0)
    : 0
  const names = formatList(
    places.map(({ name }) => name),
    locale,
  )

  function close() {
    clear.mutate(
      { branches: ids, ...also },
      {
        onSuccess: ({ orders }) => {
          onClose()
          showToast(orders > 0 ? till.close.closed(t.list.count(orders)) : till.close.nothing)
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open
      title={t.list.sure}
      labels={{ cancel: t.frame.cancel, confirm: t.list.delete, close: t.frame.close }}
      onCancel={onClose}
      onConfirm={close}
      busy={clear.isPending}
      danger
    >
      {allowed.length > 1 && (
        <div className="mb-4">
          <RadioGroup
            label={t.list.clearWhere}
            name="clear"
            value={all ? 'all' : 'here'}
            choices={[
              { value: 'here', text: here.name },
              { value: 'all', text: t.frame.inAll(allowed.length) },
            ]}
            onChange={(value) => setAll(value === 'all')}
          />
        </div>
      )}
      {parts ? (
        <>
          <p aria-live="polite">{moving > 0 ? till.close.text(names, moving) : till.close.nothing}</p>
          <Closing days={now.data.days} parts={parts} also={also} onChange={setAlso} />
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
