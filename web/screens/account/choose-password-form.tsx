// The form behind a one-time link: the new password, for the account that the link is for.
import { type FormEvent, useRef } from 'react'
import { accountLimits, passwordProblem } from '../../../domain/staff.ts'
import { askAny } from '../../api/http/ask-any.ts'
import type { Refused } from '../../api/http/client.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { useAccountText } from '../../i18n/staff/index.ts'
import { isFinal } from './link-refusals.ts'
import { problemWords, textOf } from './password-texts.ts'

type ChoosePasswordFormProps = {
  code: string
  name: string
  onDone: () => void
  /** The link no longer works. */
  onRefused: (refused: Refused) => void
}

export function ChoosePasswordForm({ code, name, onDone, onRefused }: ChoosePasswordFormProps) {
  const { t } = useAccountText()
  const { submit, busy, refused, problems, failures } = useSubmission(readPassword, (password) =>
    askAny('passwords.useLink', { code, password }),
  )
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, failures)
  const errorAt = sentencesAt(problems, problemWords(t), t.signIn.failed)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const done = await submit(textOf(new FormData(event.currentTarget), 'password'))
    if (done?.ok) onDone()
    else if (done && isFinal(done.refusal)) onRefused(done.refusal)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      {refused && problems.length === 0 && (
        <Notice kind="error" urgent>
          {refused.refusal === 'too_many'
            ? t.signIn.tooMany(Math.ceil((refused.retryAfter ?? 60) / 60))
            : t.signIn.failed}
        </Notice>
      )}
      <TextField label={t.signIn.name} name="name" autoComplete="username" value={name} readOnly />
      <PasswordField
        label={t.passwords.fresh}
        name="password"
        autoComplete="new-password"
        hint={t.signUp.rule(accountLimits.passwordMin)}
        error={errorAt('password')}
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

function readPassword(password: string) {
  const wrong = passwordProblem(password)
  return checked(password, wrong ? [{ problem: wrong, field: 'password' }] : [])
}
