// The secret of a new web hook in a field of its own, to be copied with one tap.
import { useRef, useState } from 'react'
import { copyText } from '../../api/copy-text.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { copyIcon } from '../../components/icons/icons-more.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'

export function Secret({ secret }: { secret: string }) {
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
        label={t.secret}
        hint={t.secretHint}
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
