// Asks before a web hook is removed.
import { type Hook, useRemoveHook } from '../../api/staff/alerts.ts'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useAlertsText } from '../../i18n/alerts/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { showToast } from '../../staff/toasts.tsx'

export function RemoveHook({ hook, onClose }: { hook: Hook | undefined; onClose: () => void }) {
  const { t } = useAlertsText()
  const { frame } = useStaffText().t
  const remove = useRemoveHook()

  function close() {
    remove.reset()
    onClose()
  }

  function gone() {
    showToast(t.removed)
    close()
  }

  return (
    <ConfirmDialog
      open={hook !== undefined}
      title={t.removeTitle}
      labels={{ cancel: frame.cancel, confirm: t.remove, close: frame.close }}
      onCancel={close}
      onConfirm={() => hook && remove.mutate(hook.id, { onSuccess: gone })}
      busy={remove.isPending}
      danger
    >
      <p className="wrap-anywhere">
        <bdi dir="ltr">{hook?.url}</bdi>
      </p>
      <p className="mt-2">{t.removeText}</p>
      {remove.isError && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {frame.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
