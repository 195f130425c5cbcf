// A link in a field of its own, to be copied with one tap and given to a colleague or opened elsewhere.
import { type ReactNode, useRef, useState } from 'react'
import { copyText } from '../../api/copy-text.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { copyIcon } from '../../components/icons/icons-more.ts'
import { useAccountText } from '../../i18n/staff/index.ts'

type LinkToHandOverProps = { label: ReactNode; hint?: ReactNode; address: string }

export function LinkToHandOver({ label, hint, address }: LinkToHandOverProps) {
  const words = useAccountText().t.passwords
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean>()

  async function copy() {
    field.current?.select()
    try {
      await copyText(address)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label={label}
        hint={hint}
        dir="ltr"
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button size="staff" wide onClick={() => void copy()}>
        <Icon of={copied ? checkIcon : copyIcon} className="size-5" />
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </Button>
      {copied === false && <Notice urgent>{words.copyByHand}</Notice>}
    </>
  )
}
