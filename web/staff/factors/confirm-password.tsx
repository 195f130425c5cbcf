// Asks for the member's password once more, before factors change.
import { type FormEvent, useId, useRef } from 'react'
import { useMember } from '../../api/session/session.ts'
import { useFactorCall } from '../../api/staff/factor-calls.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { useAccountText, useFactorText } from '../../i18n/staff/index.ts'

export function ConfirmPassword({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useFactorText()
  const { signIn } = useAccountText().t
  const member = useMember()
  const { submit, busy, refused, problems, failures } = useSubmission(
    readWish,
    sendBy(useFactorCall('factors.confirm')),
  )
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  useFocusOnMistake(form, failures)
  const words = { password_missing: t.confirm.missing, wrong_password: t.confirm.wrong }
  const errorAt = sentencesAt(problems, words, t.failed)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = await submit({ password: String(new FormData(event.currentTarget).get('password') ?? '') })
    if (sent?.ok) onDone()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.confirm.title}
      closeLabel={t.close}
      actions={
        <>
          <Button variant="quiet" size="staff" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} size="staff" busy={busy}>
            {t.confirm.submit}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <p className="text-ink-2">{t.confirm.text}</p>
        {refused && problems.length === 0 && (
          <Notice kind="error" urgent>
            {refused.refusal === 'too_many' ? signIn.tooMany(Math.ceil((refused.retryAfter ?? 60) / 60)) : t.failed}
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
    </Dialog>
  )
}

const readWish = (wish: { password: string }) =>
  checked(wish, wish.password === '' ? [{ problem: 'password_missing', field: 'password' }] : [])
