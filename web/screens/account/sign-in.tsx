// Signing in (ACCT-1).
import { type FormEvent, useEffect, useRef } from 'react'
import type { Input } from '../../../contract/index.ts'
import { ask, type Refused } from '../../api/http/client.ts'
import { useObservable } from '../../api/observable.ts'
import { pageAfterSignIn, signedIn, useMember } from '../../api/session/session.ts'
import { sessionLost } from '../../api/session/session-store.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { type AccountText, useAccountText } from '../../i18n/account/index.ts'
import { go, linkTo } from '../../location.ts'
import { useTitle } from '../../shell/title.ts'
import { AccountPage } from './account-page.tsx'
import { textOf } from './password-texts.ts'

export function SignIn() {
  const { t } = useAccountText()
  const words = t.signIn
  useTitle(words.title)
  const form = useRef<HTMLFormElement>(null)
  const { submit, busy, refused, found, failures } = useSubmission(readWish, send)
  useFocusOnMistake(form, failures)
  const errorAt = sentencesAt(found, { name_missing: words.nameMissing, password_missing: words.passwordMissing }, '')
  const member = useMember()
  const lost = useObservable(sessionLost)
  const inside = member !== null && member !== 'loading'

  // Also for visitors who are already signed in.
  useEffect(() => {
    if (inside) go(pageAfterSignIn(), { replace: true })
  }, [inside])

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const sent = await submit({ name: textOf(fields, 'name'), password: textOf(fields, 'password') })
    if (sent?.ok) return signedIn(sent.value.member)
    if (sent?.refusal.refusal !== 'wrong_credentials') return
    form.current?.reset()
    form.current?.querySelector('input')?.focus()
  }

  return (
    <AccountPage
      title={words.title}
      intro={words.intro}
      footer={
        <>
          {words.newHere}{' '}
          <a
            href={linkTo('/account/signup')}
            className="font-semibold underline decoration-honey decoration-3 underline-offset-6"
          >
            {words.signUp}
          </a>
        </>
      }
    >
      <form ref={form} noValidate onSubmit={(event) => void signIn(event)} className="grid gap-5">
        {lost && (!refused || found.length > 0) && (
          <Notice kind="error" urgent title={words.lost[lost].title}>
            <p>{words.lost[lost].text}</p>
            <p>{words.lost.deaf}</p>
          </Notice>
        )}
        {refused && found.length === 0 && (
          <Notice kind="error" urgent>
            {sentence(refused, words)}
          </Notice>
        )}
        <TextField
          label={words.name}
          name="name"
          error={errorAt('name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
        />
        <PasswordField
          label={words.password}
          name="password"
          error={errorAt('password')}
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
          maxLength={1000}
          required
        />
        <Button type="submit" size="staff" wide busy={busy}>
          {words.submit}
        </Button>
      </form>
    </AccountPage>
  )
}

type Wish = Input<'account.signIn'>

const send = (wish: Wish) => ask('account.signIn', wish)

const readWish = (wish: Wish) =>
  checked(
    wish,
    (['name', 'password'] as const)
      .filter((field) => wish[field] === '')
      .map((field) => ({ problem: `${field}_missing`, field })),
  )

function sentence({ refusal, retryAfter = 60 }: Refused, words: AccountText['signIn']): string {
  if (refusal === 'wrong_credentials') return words.wrong
  if (refusal === 'account_pending') return words.pending
  if (refusal === 'account_locked') return words.locked
  if (refusal === 'too_many') return words.tooMany(Math.ceil(retryAfter / 60))
  return words.failed
}
