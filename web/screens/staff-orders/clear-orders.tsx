// Moves all orders of the current branch, or of all branches, to the archive, after asking (STAFF-3, D-19).
import { useState } from 'react'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useClearOrders } from '../../api/staff/orders.ts'
import type { BranchName } from '../../api/staff/shop.ts'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { trashIcon } from '../../components/icons/icons-staff.ts'
import { formatList } from '../../i18n/format-more.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useChosen } from '../../staff/shop/branches.ts'
import { showToast } from '../../staff/toasts.tsx'

type ClearButtonProps = { member: Member; branches: readonly BranchName[] }

export function ClearButton({ member, branches }: ClearButtonProps) {
  const { t, locale } = useStaffText()
  const clear = useClearOrders()
  const [asking, setAsking] = useState(false)
  const [all, setAll] = useState(false)
  const allowed = branches.filter(({ id }) => may(member, 'clearOrders', id))
  const at = useChosen(allowed)
  const here = allowed.find(({ id }) => id === at)
  if (!here) return null
  const places = all ? allowed : [here]
  const names = formatList(
    places.map(({ name }) => name),
    locale,
  )

  function ask() {
    setAll(false)
    setAsking(true)
  }

  function remove() {
    clear.mutate(
      places.map(({ id }) => id),
      {
        onSuccess: ({ orders }) => {
          setAsking(false)
          showToast(t.list.cleared(orders))
        },
      },
    )
  }

  return (
    <>
      <IconButton icon={trashIcon} label={t.list.clear} variant="quiet" size="staff" onClick={ask} />
      <ConfirmDialog
        open={asking}
        title={t.list.sure}
        labels={{ cancel: t.frame.cancel, confirm: t.list.delete, close: t.frame.close }}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
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
        <p>{t.list.clearText(names)}</p>
        {clear.isError && (
          <div className="mt-4">
            <Notice kind="error" urgent>
              {t.frame.failed}
            </Notice>
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}
