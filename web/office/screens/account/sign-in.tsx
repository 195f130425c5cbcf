// Signing in (ACCT-1): the name and the password, or a passkey; then a second factor, if the account has one (SAFE-6).

import { useEffect, useState } from 'react'
import type { Input, NeededFactor } from '#contract/index.ts'
import { isOwnPath, type ProviderRefusal } from '#contract/provider-addresses.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { useQueryValue } from '#web/data/address/query.ts'
import { wishOrProblems } from '#web/data/forms/submission.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { useObservable } from '#web/data/observable.ts'
import { useTitle } from '#web/data/page/title.ts'
import { pushToast } from '#web/data/page/toast-message.ts'
import { pageAfterSignIn, rememberPage } from '#web/data/session/after-sign-in.ts'
import { useCounter } from '#web/data/session/counter-device.ts'
import { signedIn, useMember } from '#web/data/session/session.ts'
import { sessionLost } from '#web/data/session/session-store.ts'
import { signInProvider } from '#web/data/session/sign-in-provider.ts'
import { readProviderRefusal, wayToProvider } from '#web/data/session/way-to-provider.ts'
import { passkeysHere } from '#web/data/staff/passkeys.ts'
import { usePlainForm } from '#web/office/forms/use-plain-form.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { type AccountText, useAccountText, useFactorText } from '#web/words/staff/index.ts'
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
  const wanted = useQueryValue('to')
  const { t: factor } = useFactorText()

  // Who comes back from the provider without a session still wants to get there.
  useEffect(() => {
    if (isOwnPath(wanted)) rememberPage(wanted)
  }, [wanted])

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
  const provider = useObservable(signInProvider)
  const wanted = useQueryValue('to')
  const returned = readProviderRefusal(useQueryValue('refused'))
  const told = passkeyRefused ?? refused
  const sentence = told
    ? sentenceOf(told)
    : over
      ? step.over
      : provider && returned && providerSentences(words, provider)[returned]

  return (
    <form {...form} className="grid gap-5">
      {lost && !sentence && (
        <Notice kind="error" urgent title={words.lost[lost].title}>
          <p>{words.lost[lost].text}</p>
          {counter && <p>{words.lost.deaf}</p>}
        </Notice>
      )}
      {sentence && (
        <Notice kind="error" urgent>
          {sentence}
        </Notice>
      )}
      {provider && (
        <>
          <LinkButton href={wayToProvider(wanted)} size="staff" wide>
            {words.provider.button(provider)}
          </LinkButton>
          <p className="-my-1 text-center text-ink-2">{words.provider.or}</p>
        </>
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
      <Button type="submit" value="send" variant={provider ? 'quiet' : 'primary'} size="staff" wide busy={busy}>
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

/** Why nobody came in by the provider. */
function providerSentences(words: AccountText['signIn'], label: string): Readonly<Record<ProviderRefusal, string>> {
  const { provider } = words
  return {
    cancelled: provider.cancelled(label),
    down: provider.down(label),
    expired: provider.expired,
    clock: provider.clock(label),
    failed: provider.failed(label),
    broken: words.broken,
    no_role: provider.noRole(label),
    last_owner: provider.lastOwner(label),
    account_locked: words.locked,
    account_pending: words.pending,
    too_many: words.tooMany(15),
  }
}

type Credentials = Input<'account.signIn'>

const readWish = (wish: Credentials) =>
  wishOrProblems(
    wish,
    (['name', 'password'] as const)
      .filter((field) => wish[field] === '')
      .map((field) => ({ problem: `${field}_missing`, field })),
  )
