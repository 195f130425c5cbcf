// Resets the second factor of a colleague, such as after a lost phone.
import type { Account } from '../../../api/staff/accounts.ts'
import { useFactorCall } from '../../../api/staff/factor-calls.ts'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { useFactorText } from '../../../i18n/staff/index.ts'
import { showToast, showWarning } from '../../../staff/toasts.tsx'

export function FactorDialog({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const { t } = useFactorText()
  const words = t.people
  const reset = useFactorCall('staff.resetFactor')
  const name = account?.name ?? ''

  function send() {
    if (!account) return
    reset.mutate(
      { id: account.id },
      {
        onSuccess: () => {
          showToast(words.done(name))
          onClose()
        },
        onError: () => showWarning(t.failed),
      },
    )
  }

  return (
    <ConfirmDialog
      open={account !== undefined}
      title={words.resetTitle(name)}
      labels={{ cancel: t.cancel, confirm: words.submit, close: t.close }}
      onCancel={onClose}
      onConfirm={send}
      busy={reset.isPending}
      danger
    >
      {words.resetText(name)}
    </ConfirmDialog>
  )
}
