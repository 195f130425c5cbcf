// Choosing a new password with the one-time link that the owner gave (ACCT-2).

import { useEffect, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { accountLimits, passwordProblem } from '#domain/people/staff.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useQueryValue } from '#web/data/address/query.ts'
import { wishOrProblems } from '#web/data/forms/submission.ts'
import { askAny } from '#web/data/http/ask-any.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { useTitle } from '#web/data/page/title.ts'
import { usePlainForm } from '#web/office/forms/use-plain-form.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { useAccountText, useFactorText } from '#web/words/staff/index.ts'
import { AccountPage } from './account-page.tsx'
import { isFinal, problemWords, useAccountSentence } from './account-words.ts'

type Link = Output<'passwords.readLink'>

export function ChoosePassword() {
  const { t } = useAccountText()
  const words = t.passwords
  useTitle(words.title)
  const code = useQueryValue('code')
  return (
    <AccountPage
      title={words.title}
      intro={words.intro}
      footer={
        <a
          href={linkTo('/account')}
          className="font-semibold underline decoration-honey decoration-3 underline-offset-6"
        >
          {words.toSignIn}
        </a>
      }
    >
      <ByLink key={code} code={code} />
    </AccountPage>
  )
}

function ByLink({ code }: { code: string }) {
  const { t } = useAccountText()
  const { t: factor } = useFactorText()
  const words = t.passwords
  const sentenceOf = useAccountSentence()
  const [link, setLink] = useState<Link>()
  const [refused, setRefused] = useState<CallRefused>()
  const [tries, setTries] = useState(0)
  const [done, setDone] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    const gone = new AbortController()
    void askAny('passwords.readLink', { code }, { signal: gone.signal }).then((answer) => {
      if (gone.signal.aborted) return
      if (answer.ok) setLink(answer.value)
      else setRefused(answer.refusal)
    })
    return () => gone.abort()
  }, [code, tries])

  if (done)
    return (
      <div className="grid gap-5">
        <Notice kind="success" title={words.done} urgent>
          {words.doneText}
        </Notice>
        <LinkButton href={linkTo('/account')} size="staff" wide>
          {t.signIn.submit}
        </LinkButton>
      </div>
    )
  if (refused)
    return (
      <div className="grid gap-5">
        <Notice kind="error" title={words.noLink} urgent>
          {sentenceOf(refused)}
        </Notice>
        {!isFinal(refused) && (
          <Button
            size="staff"
            wide
            onClick={() => {
              setRefused(undefined)
              setTries(tries + 1)
            }}
          >
            {words.tryAgain}
          </Button>
        )}
      </div>
    )
  if (!link)
    return (
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner className="size-6" />
        <span>{words.reading}</span>
      </p>
    )
  return (
    <div className="grid gap-5">
      {link.dropsFactor && <Notice kind="warning">{factor.link}</Notice>}
      <ChoosePasswordForm code={code} name={link.name} onDone={() => setDone(true)} onRefused={setRefused} />
    </div>
  )
}

type ChoosePasswordFormProps = {
  code: string
  name: string
  onDone: () => void
  /** The link no longer works. */
  onRefused: (refused: CallRefused) => void
}

export function ChoosePasswordForm({ code, name, onDone, onRefused }: ChoosePasswordFormProps) {
  const { t } = useAccountText()
  const sentenceOf = useAccountSentence()
  const { form, busy, refused, errorAt } = usePlainForm({
    read: (typed) => readPassword(typed('password')),
    send: (password) => askAny('passwords.useLink', { code, password }),
    words: problemWords(t),
    other: t.signIn.broken,
    onSent: (sent) => {
      if (sent.ok) onDone()
      else if (isFinal(sent.refusal)) onRefused(sent.refusal)
    },
  })

  return (
    <form {...form} className="grid gap-5">
      {refused && (
        <Notice kind="error" urgent>
          {sentenceOf(refused)}
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
  return wishOrProblems(password, wrong ? [{ problem: wrong, field: 'password' }] : [])
}
