// The owner makes a one-time link with which a colleague chooses a new password; it is shown once, to be handed over.
import { useRef, useState } from 'react'
import { refusalOf } from '../../api/staff.ts'
import { type Account, useResetLink } from '../../api/staff-people.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TextField } from '../../components/field.tsx'
import { Icon } from '../../components/icon.tsx'
import { checkIcon } from '../../components/icons.ts'
import { copyIcon } from '../../components/icons-more.ts'
import { Notice } from '../../components/notice.tsx'
import { useAccountText } from '../../i18n/account/index.ts'
import { linkTo } from '../../place.ts'

/** Give it the account as key, so that no link outlives its dialog. */
export function ResetDialog({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const { t } = useAccountText()
  const words = t.passwords
  const reset = useResetLink()
  if (!account) return null
  const { id, name } = account
  const refusal = reset.isError ? refusalOf(reset.error) : undefined

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.resetTitle(name)}
      closeLabel={t.people.close}
      actions={
        reset.data ? (
          <Button variant="quiet" size="staff" onClick={onClose}>
            {t.people.close}
          </Button>
        ) : (
          <>
            <Button variant="quiet" size="staff" onClick={onClose}>
              {t.people.cancel}
            </Button>
            <Button size="staff" busy={reset.isPending} onClick={() => reset.mutate(id)}>
              {words.makeLink}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {reset.data ? (
          <LinkOnce address={addressOf(reset.data.code)} name={name} />
        ) : (
          <p className="text-ink-2">{words.resetText(name)}</p>
        )}
        {refusal && (
          <Notice kind="error" urgent>
            {refusal === 'account_locked' ? words.isLocked(name) : t.people.failed}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function LinkOnce({ address, name }: { address: string; name: string }) {
  const words = useAccountText().t.passwords
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean>()

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <>
      <Notice kind="success" urgent>
        {words.linkMade(name)}
      </Notice>
      <TextField
        ref={field}
        label={words.link}
        hint={words.once}
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

/** What the colleague opens; the code lies behind the #, so that no server and no log on the way sees it. */
const addressOf = (code: string): string => `${location.origin}/${linkTo('/account/password')}?code=${code}`
