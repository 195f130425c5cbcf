// Recovery codes: how many are left, and making new ones.
import { useState } from 'react'
import { useFactorCall } from '../../api/staff/factor-calls.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { useFactorText } from '../../i18n/staff/index.ts'
import { showWarning } from '../toasts.tsx'
import type { PartProps } from './part.ts'

export function RecoveryPart({ left, send, onDone }: PartProps & { left: number }) {
  const { t } = useFactorText()
  const words = t.recovery
  const [asking, setAsking] = useState(false)
  const renew = useFactorCall('factors.renewCodes')

  async function renewThem() {
    setAsking(false)
    const renewed = await send(() => sendBy(renew)({}))
    if (renewed.ok) onDone(renewed.value.recoveryCodes)
    else if (renewed.refusal.refusal !== 'confirm_first') showWarning(t.failed)
  }

  return (
    <section aria-labelledby="recovery-codes" className="grid gap-3">
      <div>
        <h3 id="recovery-codes">{words.title}</h3>
        <p className="text-ink-2">
          {words.hint} {words.left(left)}
        </p>
      </div>
      <div>
        <Button variant="quiet" size="staff" busy={renew.isPending} onClick={() => setAsking(true)}>
          {words.renew}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={words.renewTitle}
        labels={{ cancel: t.cancel, confirm: words.renew, close: t.close }}
        onCancel={() => setAsking(false)}
        onConfirm={() => void renewThem()}
      >
        {words.renewText}
      </ConfirmDialog>
    </section>
  )
}
