// The owner makes a one-time link with which a colleague chooses a new password; it is shown once, to be handed over.

import { type Account, useResetLink } from '../../../api/staff/accounts.ts'
import { refusalOf } from '../../../api/staff/staff.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useAccountText } from '../../../i18n/staff/index.ts'
import { linkTo } from '../../../location.ts'
import { LinkToHandOver } from '../../../staff/fields/link-to-hand-over.tsx'

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
            <Button size="staff" busy={reset.isPending} onClick={() => reset.mutate({ id })}>
              {words.makeLink}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {reset.data ? (
          <>
            <Notice kind="success" urgent>
              {words.linkMade(name)}
            </Notice>
            <LinkToHandOver label={words.link} hint={words.once} address={addressOf(reset.data.code)} />
          </>
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

/** The link for the colleague; its code is behind the #, so that no server and no log on the way sees it. */
const addressOf = (code: string): string => `${location.origin}/${linkTo('/account/password')}?code=${code}`
