// The form of the sign-up: name, password with its rule, and the set-up code for the owner.
import { type FormEvent, useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import { lengthOf } from '../../../domain/shared/text.ts'
import { accountLimits } from '../../../domain/staff.ts'
import { ask, type Refused } from '../../api/http/client.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { type AccountText, useAccountText } from '../../i18n/account/index.ts'
import { focusOn, passwordSentence, textOf } from './password-texts.ts'

type SignUpFormProps = {
  /** This sign-up makes the owner. */
  first: boolean
  code: string
  onDone: (answer: Output<'account.signUp'>, name: string) => void
}

type Problems = { name?: string; password?: string; code?: string; form?: string }

export function SignUpForm({ first, code, onDone }: SignUpFormProps) {
  const { t } = useAccountText()
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const wish = {
      name: textOf(fields, 'name').trim(),
      password: textOf(fields, 'password'),
      code: textOf(fields, 'code').trim(),
    }
    const found = problemsOf(wish, first, t.signUp)
    setProblems(found)
    const wrong = (['name', 'password', 'code'] as const).find((field) => found[field])
    if (wrong) return focusOn(form, wrong)
    setBusy(true)
    const answer = await ask('account.signUp', {
      name: wish.name,
      password: wish.password,
      ...(first && { code: wish.code }),
    })
    setBusy(false)
    if (answer.ok) return onDone(answer.value, wish.name)
    const refused = refusedProblems(answer.refusal, t)
    setProblems(refused)
    focusOn(form, refused.code ? 'code' : 'name')
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {problems.form && (
        <Notice kind="error" urgent>
          {problems.form}
        </Notice>
      )}
      <TextField
        label={t.signIn.name}
        name="name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.name}
        required
      />
      <PasswordField
        label={t.signIn.password}
        name="password"
        autoComplete="new-password"
        hint={t.signUp.rule(accountLimits.passwordMin)}
        error={problems.password}
        showLabel={t.signIn.show}
        hideLabel={t.signIn.hide}
        required
      />
      {first && (
        <TextField
          label={t.signUp.code}
          name="code"
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={code}
          hint={t.signUp.codeHint}
          error={problems.code}
          required
        />
      )}
      <Button type="submit" size="staff" wide busy={busy}>
        {first ? t.signUp.submitOwner : t.signUp.submit}
      </Button>
    </form>
  )
}

type Wish = { readonly name: string; readonly password: string; readonly code: string }

function problemsOf({ name, password, code }: Wish, first: boolean, words: AccountText['signUp']): Problems {
  const problems: Problems = {}
  const nameLength = lengthOf(name)
  if (nameLength === 0) problems.name = words.nameMissing
  if (nameLength > accountLimits.name) problems.name = words.nameLong(accountLimits.name)
  const wrong = passwordSentence(password, words)
  if (wrong) problems.password = wrong
  if (first && code === '') problems.code = words.codeMissing
  return problems
}

function refusedProblems({ refusal, retryAfter = 60 }: Refused, { signIn, signUp }: AccountText): Problems {
  if (refusal === 'name_taken') return { name: signUp.nameTaken }
  if (refusal === 'waiting_full') return { form: signUp.waitingFull }
  if (refusal === 'setup_code_wrong') return { code: signUp.codeWrong }
  if (refusal === 'too_many') return { form: signIn.tooMany(Math.ceil(retryAfter / 60)) }
  return { form: signIn.failed }
}
