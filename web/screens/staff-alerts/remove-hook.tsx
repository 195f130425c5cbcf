// Asks before a web hook is removed.
import { type Hook, useRemoveHook } from '../../api/staff/alert-calls.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'
import { RemoveDialog } from '../../staff/remove-dialog.tsx'

export function RemoveHook({ hook, onClose }: { hook: Hook | undefined; onClose: () => void }) {
  const { t } = useAlertsText()
  return (
    <RemoveDialog
      id={hook?.id}
      remove={useRemoveHook()}
      words={{ title: t.removeTitle, remove: t.remove, removed: t.removed }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <bdi dir="ltr">{hook?.url}</bdi>
      </p>
      <p className="mt-2">{t.removeText}</p>
    </RemoveDialog>
  )
}
