// Changes that need a password typed a short while ago: asks for it if the server wants it, then goes on.

import { type ReactNode, useId, useState } from 'react'
import type { Result } from '#domain/shared/result.ts'
import { wishOrProblems } from '#web/data/forms/submission.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { useMember } from '#web/data/session/session.ts'
import { useFactorCall } from '#web/data/staff/accounts.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { usePlainForm } from '#web/office/forms/use-plain-form.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { useRefusalText } from '#web/words/order/index.ts'
import { useAccountText, useFactorText } from '#web/words/staff/index.ts'
import { StaffDialog } from '../staff-dialog.tsx'

type Sending<Value> = Promise<Result<Value, CallRefused>>

/** `send` sends, and sends again once the password was typed. The dialog has to be rendered. */
export function useConfirmed(): {
  readonly send: <Value>(sending: () => Sending<Value>) => Sending<Value>
  readonly dialog: ReactNode
} {
  const [waiting, setWaiting] = useState<{ readonly goOn: (confirmed: boolean) => void }>()

  async function send<Value>(sending: () => Sending<Value>): Sending<Value> {
    const sent = await sending()
    if (sent.ok || sent.refusal.refusal !== 'confirm_first') return sent
    const confirmed = await new Promise<boolean>((goOn) => setWaiting({ goOn }))
    setWaiting(undefined)
    return confirmed ? await sending() : sent
  }

  const dialog = waiting && <ConfirmPassword onDone={() => waiting.goOn(true)} onClose={() => waiting.goOn(false)} />
  return { send, dialog }
}

export function ConfirmPassword({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useFactorText()
  const { signIn } = useAccountText().t
  const sentences = useRefusalText().t.refusals
  const member = useMember()
  const formId = useId()
  const { form, busy, refused, errorAt } = usePlainForm({
    read: (typed) => readWish({ password: typed('password') }),
    send: sendBy(useFactorCall('factors.confirm')),
    words: { password_missing: t.confirm.missing, wrong_password: t.confirm.wrong },
    other: t.failed,
    onSent: (sent) => sent.ok && onDone(),
  })

  return (
    <StaffDialog
      title={t.confirm.title}
      onClose={onClose}
      act={{ text: t.confirm.submit, type: 'submit', form: formId, busy }}
    >
      <form {...form} id={formId} className="grid gap-4">
        <p className="text-ink-2">{t.confirm.text}</p>
        {refused && (
          <Notice kind="error" urgent>
            {refused.refusal === 'too_many'
              ? signIn.tooMany(Math.ceil((refused.retryAfter ?? 60) / 60))
              : sentences[refused.refusal]}
          </Notice>
        )}
        <input
          type="text"
          name="name"
          autoComplete="username"
          value={member && member !== 'loading' ? member.name : ''}
          readOnly
          hidden
        />
        <PasswordField
          label={signIn.password}
          name="password"
          autoComplete="current-password"
          error={errorAt('password')}
          showLabel={signIn.show}
          hideLabel={signIn.hide}
          data-autofocus
          required
        />
      </form>
    </StaffDialog>
  )
}

const readWish = (wish: { password: string }) =>
  wishOrProblems(wish, wish.password === '' ? [{ problem: 'password_missing', field: 'password' }] : [])

export interface PartProps {
  /** Sends a change, after the password if it is needed. */
  readonly send: <Value>(sending: () => Promise<Result<Value, CallRefused>>) => Promise<Result<Value, CallRefused>>
  /** A factor was set up or codes were made, with recovery codes if they are new. */
  readonly onDone: (codes: readonly string[] | null) => void
}
