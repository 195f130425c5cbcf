// Changing one's own password (ACCT-2): the current one, the new one; all other sessions end.
import { type FormEvent, useState } from 'react'
import { accountLimits } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useChangePassword } from '../../api/staff/accounts.ts'
import { Refusal } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { type AccountText, useAccountText } from '../../i18n/account/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { focusOn, passwordSentence, textOf } from './password-texts.ts'

type Problems = { current?: string; password?: string; form?: string }

export function ChangePassword() {
  const { t } = useAccountText()
  return <StaffPage title={t.passwords.own}>{(member) => <ChangeForm member={member} />}</StaffPage>
}

function ChangeForm({ member }: { member: Member }) {
  const { t } = useAccountText()
  const words = t.passwords
  const change = useChangePassword()
  const [problems, setProblems] = useState<Problems>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const wish = { current: textOf(fields, 'current'), password: textOf(fields, 'password') }
    const show = (found: Problems) => {
      setProblems(found)
      if (found.current || found.password) focusOn(form, found.current ? 'current' : 'password')
    }
    const found = problemsOf(wish, t)
    show(found)
    if (found.current || found.password) return
    change.mutate(wish, {
      onSuccess: () => {
        form.reset()
        showToast(words.changed)
      },
      onError: (error) => show(refusedProblems(error, t)),
    })
  }

  return (
    <Card className="max-w-xl p-5! md:p-7!">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-ink-2">{words.ownIntro}</p>
        {problems.form && (
          <Notice kind="error" urgent>
            {problems.form}
          </Notice>
        )}
        <input type="text" name="name" autoComplete="username" value={member.name} readOnly hidden />
        <PasswordField
          label={words.current}
          name="current"
          autoComplete="current-password"
          error={problems.current}
          showLabel={words.showCurrent}
          hideLabel={words.hideCurrent}
          required
        />
        <PasswordField
          label={words.fresh}
          name="password"
          autoComplete="new-password"
          hint={t.signUp.rule(accountLimits.passwordMin)}
          error={problems.password}
          showLabel={words.showFresh}
          hideLabel={words.hideFresh}
          required
        />
        <Button type="submit" size="staff" busy={change.isPending}>
          {words.submit}
        </Button>
      </form>
    </Card>
  )
}

function problemsOf({ current, password }: { current: string; password: string }, t: AccountText): Problems {
  const wrong = passwordSentence(password, t.signUp)
  return { ...(current === '' && { current: t.passwords.currentMissing }), ...(wrong && { password: wrong }) }
}

function refusedProblems(error: unknown, { passwords, signIn }: AccountText): Problems {
  if (!(error instanceof Refusal)) return { form: signIn.failed }
  const { refusal, retryAfter = 60 } = error.refused
  if (refusal === 'wrong_password') return { current: passwords.currentWrong }
  if (refusal === 'too_many') return { form: signIn.tooMany(Math.ceil(retryAfter / 60)) }
  return { form: signIn.failed }
}
