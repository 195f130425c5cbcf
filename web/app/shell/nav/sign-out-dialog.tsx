// Asks before signing out; then ends the session on the server, goes home and reloads the page (NAV-8).
import { useState } from 'react'
import { go } from '#web/data/address/location.ts'
import { signOut } from '#web/data/session/session.ts'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useMoreText } from '#web/words/customer/index.ts'

type SignOutDialogProps = { open: boolean; onCancel: () => void }

export function SignOutDialog({ open, onCancel }: SignOutDialogProps) {
  const { t } = useMoreText()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function leave() {
    setBusy(true)
    const gone = await signOut()
    setBusy(false)
    setFailed(!gone)
    if (!gone) return
    go('/')
    location.reload()
  }

  return (
    <ConfirmDialog
      open={open}
      title={t.signOut.title}
      labels={{ cancel: t.cancel, confirm: t.nav.signOut, close: t.close }}
      onCancel={onCancel}
      onConfirm={() => void leave()}
      busy={busy}
    >
      <p>{t.signOut.text}</p>
      {failed && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {t.signOut.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
