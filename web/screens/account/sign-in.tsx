// Signing in (ACCT-1).
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ask, type Refused } from '../../api/http/client.ts'
import { useObservable } from '../../api/observable.ts'
import { pageAfterSignIn, signedIn, useMember } from '../../api/session/session.ts'
import { sessionLost } from '../../api/session/session-store.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { type AccountText, useAccountText } from '../../i18n/account/index.ts'
import { go, linkTo } from '../../location.ts'
import { useTitle } from '../../shell/title.ts'
import { AccountPage } from './account-page.tsx'
import { focusOn, textOf } from './password-texts.ts'

export function SignIn() {
  const { t } = useAccountText()
  const words = t.signIn
  useTitle(words.title)
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<Refused>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const member = useMember()
  const lost = useObservable(sessionLost)
  const inside = member !== null && member !== 'loading'

  // Also for visitors who are already signed in.
  useEffect(() => {
    if (inside) go(pageAfterSignIn(), { replace: true })
  }, [inside])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const wish = { name: textOf(fields, 'name'), password: textOf(fields, 'password') }
    const empty = (['name', 'password'] as const).filter((field) => wish[field] === '')
    setMissing(empty)
    setRefused(undefined)
    if (empty[0]) return focusOn(event.currentTarget, empty[0])
    setBusy(true)
    const answer = await ask('account.signIn', wish)
    setBusy(false)
    if (answer.ok) return signedIn(answer.value.member)
    setRefused(answer.refusal)
    if (answer.refusal.refusal !== 'wrong_credentials') return
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
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {lost && !refused && (
          <Notice kind="error" urgent title={words.lost[lost].title}>
            <p>{words.lost[lost].text}</p>
            <p>{words.lost.deaf}</p>
          </Notice>
        )}
        {refused && (
          <Notice kind="error" urgent>
            {sentence(refused, words)}
          </Notice>
        )}
        <TextField
          label={words.name}
          name="name"
          error={missing.includes('name') ? words.nameMissing : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
        />
        <PasswordField
          label={words.password}
          name="password"
          error={missing.includes('password') ? words.passwordMissing : undefined}
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

function sentence({ refusal, retryAfter = 60 }: Refused, words: AccountText['signIn']): string {
  if (refusal === 'wrong_credentials') return words.wrong
  if (refusal === 'account_pending') return words.pending
  if (refusal === 'account_locked') return words.locked
  if (refusal === 'too_many') return words.tooMany(Math.ceil(retryAfter / 60))
  return words.failed
}
