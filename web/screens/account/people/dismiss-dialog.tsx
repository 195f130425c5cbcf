// Asks before one waiting account is removed, or all of them.

import { type Account, useDismiss } from '../../../api/staff/accounts.ts'
import { refusalOf } from '../../../api/staff/staff.ts'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useAccountText } from '../../../i18n/staff/index.ts'
import { showToast } from '../../../staff/toasts.tsx'

/** All accounts requested up to the instant at which the owner saw their number. */
export interface All {
  readonly count: number
  readonly askedUpTo: number
}

export function DismissDialog({ whom, onClose }: { whom: Account | All | undefined; onClose: () => void }) {
  const words = useAccountText().t.people
  const dismiss = useDismiss()
  const all = whom && 'count' in whom ? whom : undefined
  const one = whom && 'id' in whom ? whom : undefined
  // Already removed, by another owner or after its time: the goal is reached.
  const failed = dismiss.isError && refusalOf(dismiss.error) !== 'not_found'

  function remove() {
    if (!whom) return
    const done = () => {
      showToast(one ? words.removed(one.name) : words.allRemoved)
      onClose()
    }
    dismiss.mutate(one ? { id: one.id } : { askedUpTo: all?.askedUpTo ?? 0 }, {
      onSuccess: done,
      onError: (error) => refusalOf(error) === 'not_found' && done(),
    })
  }

  return (
    <ConfirmDialog
      open={whom !== undefined}
      title={all ? words.removeAllTitle(all.count) : words.removeTitle(one?.name ?? '')}
      labels={{ cancel: words.cancel, confirm: all ? words.removeAll : words.remove, close: words.close }}
      onCancel={onClose}
      onConfirm={remove}
      busy={dismiss.isPending}
      danger
    >
      <p>{all && all.count > 1 ? words.removeAllText : words.removeText}</p>
      {failed && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {words.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
