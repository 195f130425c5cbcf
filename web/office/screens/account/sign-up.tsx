// Asking for a staff account; while the shop has no owner, the set-up code makes the first one (ACCT-2, D-2, D-3).

import { useEffect, useState } from 'react'
import type { Output, Problem } from '#contract/index.ts'
import { accountLimits, credentialProblems } from '#domain/people/staff.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { useQueryValue } from '#web/data/address/query.ts'
import { wishOrProblems } from '#web/data/forms/submission.ts'
import { askAny } from '#web/data/http/ask-any.ts'
import { ask } from '#web/data/http/client.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { pageAfterSignIn } from '#web/data/session/after-sign-in.ts'
import { signedIn } from '#web/data/session/session.ts'
import { usePlainForm } from '#web/office/forms/use-plain-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { useAccountText } from '#web/words/staff/index.ts'
import { AccountPage } from './account-page.tsx'
import { problemWords, refusedAt, useAccountSentence } from './account-words.ts'

/** The link printed at the first start contains the code: '/account/signup?code=…', behind the #. */
export function SignUp() {
  const { t } = useAccountText()
  const code = useQueryValue('code')
  const ownerMissing = useOwnerMissing()
  const [asked, setAsked] = useState<string>()
  const hasShop = useMenu().branches.length > 0
  const first = ownerMissing ?? code !== ''
  const words = t.signUp
  const title = first ? words.titleOwner : words.title
  useTitle(title)

  return (
    <AccountPage
      title={title}
      intro={first ? words.introOwner : words.intro}
      footer={
        <>
          <span>{`${words.haveAccount} `}</span>
          <a
            href={linkTo('/account')}
            className="font-semibold underline decoration-honey decoration-3 underline-offset-6"
          >
            {words.signIn}
          </a>
        </>
      }
    >
      {asked === undefined ? (
        <SignUpForm
          first={first}
          code={code}
          onDone={({ member }, name) => {
            if (!member) return setAsked(name)
            signedIn(member)
            go(hasShop ? pageAfterSignIn() : '/begin', { replace: true })
          }}
        />
      ) : (
        <Notice kind="success" title={words.asked} urgent>
          {words.askedText(asked)}
        </Notice>
      )}
    </AccountPage>
  )
}

/** Whether the shop has no owner yet; undefined until the server has answered. */
function useOwnerMissing(): boolean | undefined {
  const [missing, setMissing] = useState<boolean>()
  useEffect(() => {
    const gone = new AbortController()
    void ask('account.read', {}, { signal: gone.signal }).then((answer) => {
      if (answer.ok) setMissing(answer.value.ownerMissing)
    })
    return () => gone.abort()
  }, [])
  return missing
}

type SignUpFormProps = {
  /** This sign-up makes the owner. */
  first: boolean
  code: string
  onDone: (answer: Output<'account.signUp'>, name: string) => void
}

export function SignUpForm({ first, code, onDone }: SignUpFormProps) {
  const { t } = useAccountText()
  const sentenceOf = useAccountSentence()
  const { form, busy, refused, errorAt } = usePlainForm({
    read: (typed) => {
      const wish = { name: typed('name').trim(), password: typed('password'), code: typed('code').trim() }
      return wishOrProblems(wish, problemsOf(wish, first))
    },
    send: ({ name, password, code: typed }) =>
      refusedAt(fieldOf, askAny('account.signUp', { name, password, ...(first && { code: typed }) })),
    words: problemWords(t),
    other: t.signIn.broken,
    onSent: (sent, { name }) => sent.ok && onDone(sent.value, name),
  })

  return (
    <form {...form} className="grid gap-5">
      {refused && (
        <Notice kind="error" urgent>
          {sentenceOf(refused)}
        </Notice>
      )}
      <TextField
        label={t.signIn.name}
        name="name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorAt('name')}
        required
      />
      <PasswordField
        label={t.signIn.password}
        name="password"
        autoComplete="new-password"
        hint={t.signUp.rule(accountLimits.passwordMin)}
        error={errorAt('password')}
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
          error={errorAt('code')}
          required
        />
      )}
      <Button type="submit" size="staff" wide busy={busy}>
        {first ? t.signUp.submitOwner : t.signUp.submit}
      </Button>
    </form>
  )
}

type NewOwner = { readonly name: string; readonly password: string; readonly code: string }

/** The field at which a refusal is shown. */
const fieldOf = { name_taken: 'name', setup_code_wrong: 'code' } as const

const problemsOf = (wish: NewOwner, first: boolean): Problem[] => [
  ...credentialProblems(wish),
  ...(first && wish.code === '' ? [{ problem: 'code_missing', field: 'code' }] : []),
]
