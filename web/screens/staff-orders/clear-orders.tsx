// The trash of the order list: moves the orders of the chosen branches to the archive, after asking (STAFF-3, D-19).
import { useState } from 'react'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session.ts'
import { useClearOrders } from '../../api/staff-orders.ts'
import type { Place } from '../../api/staff-shop.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { trashIcon } from '../../components/icons-staff.ts'
import { Notice } from '../../components/notice.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { tell } from '../../staff/told.tsx'

type ClearButtonProps = { member: Member; branches: readonly Place[]; branch: string }

export function ClearButton({ member, branches, branch }: ClearButtonProps) {
  const { t, locale } = useStaffText()
  const clear = useClearOrders()
  const [asking, setAsking] = useState(false)
  const allowed = branches.filter(({ id }) => may(member, 'clearOrders', id) && (branch === '' || branch === id))
  if (allowed.length === 0) return null
  const names = new Intl.ListFormat(locale).format(allowed.map(({ name }) => name))

  function remove() {
    clear.mutate(
      allowed.map(({ id }) => id),
      {
        onSuccess: ({ orders }) => {
          setAsking(false)
          tell(t.list.cleared(orders))
        },
      },
    )
  }

  return (
    <>
      <IconButton icon={trashIcon} label={t.list.clear} variant="quiet" size="staff" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={t.list.sure}
        labels={{ cancel: t.frame.cancel, confirm: t.list.delete, close: t.frame.close }}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
        busy={clear.isPending}
        danger
      >
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
