// Signing in (ACCT-1): the name and the password, or a passkey; then a second factor, if the account has one (SAFE-6).

import { useEffect, useState } from 'react'
import type { Input, NeededFactor } from '#contract/index.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { wishOrProblems } from '#web/data/forms/submission.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { useObservable } from '#web/data/observable.ts'
import { useTitle } from '#web/data/page/title.ts'
import { pushToast } from '#web/data/page/toast-message.ts'
import { pageAfterSignIn } from '#web/data/session/after-sign-in.ts'
import { useCounter } from '#web/data/session/counter-device.ts'
import { signedIn, useMember } from '#web/data/session/session.ts'
import { sessionLost } from '#web/data/session/session-store.ts'
import { passkeysHere } from '#web/data/staff/passkeys.ts'
import { usePlainForm } from '#web/office/forms/use-plain-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useAccountText, useFactorText } from '#web/words/staff/index.ts'
import { AccountPage } from './account-page.tsx'
import { useAccountSentence } from './account-words.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SecondStep } from './second-step-section.tsx'

export function SignIn() {
  const { t } = useAccountText()
  const words = t.signIn
  useTitle(words.title)
  const member = useMember()
  const inside = member !== null && member !== 'loading'
  const [second, setSecond] = useState<{ readonly name: string; readonly needed: NeededFactor }>()
  const [over, setOver] = useState(false)
  const { t: factor } = useFactorText()

  // Also for visitors who are already signed in.
  useEffect(() => {
    if (inside) go(pageAfterSignIn(), { replace: true })
  }, [inside])

  return (
    <AccountPage
      title={words.title}
      intro={words.intro}
      footer={
        <>
          <span>{`${words.newHere} `}</span>
          <a
            href={linkTo('/account/signup')}
            className="font-semibold underline decoration-honey decoration-3 underline-offset-6"
          >
            {words.signUp}
          </a>
        </>
      }
    >
      {second ? (
        <SecondStep
          {...second}
          onDone={({ member, recoveryLeft }) => {
            signedIn(member)
            if (recoveryLeft !== null) pushToast(factor.step.used(recoveryLeft), { icon: warningIcon })
          }}
          onBack={(tookTooLong) => {
            setSecond(undefined)
            setOver(tookTooLong)
          }}
        />
      ) : (
        <FirstStep over={over} onNeeded={(name, needed) => setSecond({ name, needed })} />
      )}
    </AccountPage>
  )
}

type FirstStepProps = {
  /** An earlier second step took too long. */
  over: boolean
  onNeeded: (name: string, needed: NeededFactor) => void
}

function FirstStep({ over, onNeeded }: FirstStepProps) {
  const words = useAccountText().t.signIn
  const { step } = useFactorText().t
  const [passkeyRefused, setPasskeyRefused] = useState<CallRefused>()
  const { form, busy, refused, errorAt, forgive } = usePlainForm({
    read: (typed) => {
      setPasskeyRefused(undefined)
      return readWish({ name: typed('name'), password: typed('password') })
    },
    send: (wish) => ask('account.signIn', wish),
    words: { name_missing: words.nameMissing, password_missing: words.passwordMissing },
    other: '',
    onSent: (sent, { name }) => {
      if (sent.ok) return signedIn(sent.value.member)
      if (sent.refusal.factor) return onNeeded(name.trim(), sent.refusal.factor)
      if (sent.refusal.refusal !== 'wrong_credentials') return
      form.ref.current?.reset()
      form.ref.current?.querySelector('input')?.focus()
    },
  })
  const lost = useObservable(sessionLost)
  const counter = useCounter()
  const sentenceOf = useAccountSentence()
  const told = passkeyRefused ?? refused

  return (
    <form {...form} className="grid gap-5">
      {lost && !told && !over && (
        <Notice kind="error" urgent title={words.lost[lost].title}>
          <p>{words.lost[lost].text}</p>
          {counter && <p>{words.lost.deaf}</p>}
        </Notice>
      )}
      {(told || over) && (
        <Notice kind="error" urgent>
          {told ? sentenceOf(told) : step.over}
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
      <Button type="submit" value="send" size="staff" wide busy={busy}>
        {words.submit}
      </Button>
      {passkeysHere() === 'offered' && (
        <PasskeyButton
          onDone={signedIn}
          onTry={() => {
            forgive()
            setPasskeyRefused(undefined)
          }}
          onRefused={setPasskeyRefused}
        />
      )}
    </form>
  )
}

type Credentials = Input<'account.signIn'>

const readWish = (wish: Credentials) =>
  wishOrProblems(
    wish,
    (['name', 'password'] as const)
      .filter((field) => wish[field] === '')
      .map((field) => ({ problem: `${field}_missing`, field })),
  )
