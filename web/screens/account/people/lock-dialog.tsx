// Asks before a person is locked out.

import { type Account, useAppoint } from '../../../api/staff/accounts.ts'
import { refusalOf } from '../../../api/staff/staff.ts'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useAccountText } from '../../../i18n/staff/index.ts'
import { showToast } from '../../../staff/toasts.tsx'

export function LockDialog({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const words = useAccountText().t.people
  const appoint = useAppoint()

  function lock({ id, name, owner, branches }: Account) {
    appoint.mutate(
      { id, state: 'locked', owner, branches },
      {
        onSuccess: () => {
          showToast(words.lockedNow(name))
          onClose()
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open={account !== undefined}
      title={words.lockTitle(account?.name ?? '')}
      labels={{ cancel: words.cancel, confirm: words.lock, close: words.close }}
      onCancel={onClose}
      onConfirm={() => account && lock(account)}
      busy={appoint.isPending}
      danger
    >
      <p>{words.lockText}</p>
      {appoint.isError && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {refusalOf(appoint.error) === 'last_owner' ? words.lastOwner : words.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
