// The form behind a one-time link: the new password, for the account that the link is for.
import { type FormEvent, useState } from 'react'
import { accountLimits } from '../../../domain/staff.ts'
import { ask, type Refused } from '../../api/http/client.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { useAccountText } from '../../i18n/account/index.ts'
import { focusOn, passwordSentence, textOf } from './password-texts.ts'

type ChoosePasswordFormProps = {
  code: string
  name: string
  onDone: () => void
  /** The link no longer works. */
  onRefused: (refused: Refused) => void
}

export function ChoosePasswordForm({ code, name, onDone, onRefused }: ChoosePasswordFormProps) {
  const { t } = useAccountText()
  const [problem, setProblem] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = textOf(new FormData(form), 'password')
    const wrong = passwordSentence(password, t.signUp)
    setProblem(wrong)
    setFailed(undefined)
    if (wrong) return focusOn(form, 'password')
    setBusy(true)
    const answer = await ask('passwords.useLink', { code, password })
    setBusy(false)
    if (answer.ok) return onDone()
    const { refusal, retryAfter = 60 } = answer.refusal
    if (refusal === 'too_many') return setFailed(t.signIn.tooMany(Math.ceil(retryAfter / 60)))
    if (['link_unknown', 'link_used', 'link_expired', 'account_locked'].includes(refusal))
      return onRefused(answer.refusal)
    setFailed(t.signIn.failed)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failed && (
        <Notice kind="error" urgent>
          {failed}
        </Notice>
      )}
      <TextField label={t.signIn.name} name="name" autoComplete="username" value={name} readOnly />
      <PasswordField
        label={t.passwords.fresh}
        name="password"
        autoComplete="new-password"
        hint={t.signUp.rule(accountLimits.passwordMin)}
        error={problem}
        showLabel={t.signIn.show}
        hideLabel={t.signIn.hide}
        required
      />
      <Button type="submit" size="staff" wide busy={busy}>
        {t.passwords.submit}
      </Button>
    </form>
  )
}
