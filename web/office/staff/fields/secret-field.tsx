// A secret that is shown once, to be copied, in the dialog that says so.
import { useRef, useState } from 'react'
import { copyText } from '#web/data/copy-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, copyIcon } from '#web/ui/icons/icons.ts'
import { useAlertsText } from '#web/words/owner/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

interface SecretDialogProps extends SecretFieldProps {
  readonly title: string
  readonly done: string
  readonly onClose: () => void
}

export function SecretDialog({ title, done, onClose, ...field }: SecretDialogProps) {
  const { frame } = useStaffText().t
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={frame.close}
      actions={<Button onClick={onClose}>{done}</Button>}
    >
      <SecretField {...field} />
    </Dialog>
  )
}

type SecretFieldProps = { secret: string; label: string; hint: string }

function SecretField({ secret, label, hint }: SecretFieldProps) {
  const { t } = useAlertsText()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean>()

  async function copy() {
    field.current?.select()
    try {
      await copyText(secret)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        label={label}
        hint={hint}
        dir="ltr"
        value={secret}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button variant="quiet" wide onClick={() => void copy()}>
        <Icon of={copied ? checkIcon : copyIcon} className="size-5" />
        <span aria-live="polite">{copied ? t.copied : t.copy}</span>
      </Button>
      {copied === false && <Notice urgent>{t.copyByHand}</Notice>}
    </div>
  )
}
