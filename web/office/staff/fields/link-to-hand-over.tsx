// A link in a field of its own, to be copied with one tap and given to a colleague or opened elsewhere.
import { type ReactNode, useRef, useState } from 'react'
import { copyText } from '#web/data/copy-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, copyIcon } from '#web/ui/icons/icons.ts'
import { useAccountText } from '#web/words/staff/index.ts'

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
