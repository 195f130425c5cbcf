// Asking for a staff account; while the shop has no owner, the set-up code makes the first one (ACCT-2, D-2, D-3).
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Output, Problem } from '../../../contract/index.ts'
import { accountLimits, credentialProblems } from '../../../domain/staff.ts'
import { askAny } from '../../api/http/ask-any.ts'
import { ask, type Refused } from '../../api/http/client.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { pageAfterSignIn, signedIn } from '../../api/session/session.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { type AccountText, useAccountText } from '../../i18n/staff/index.ts'
import { go, linkTo } from '../../location.ts'
import { useQueryValue } from '../../query.ts'
import { useTitle } from '../../shell/title.ts'
import { AccountPage } from './account-page.tsx'
import { problemWords, refusedAt, textOf } from './account-words.ts'

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
          {words.haveAccount}{' '}
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
  const { submit, busy, refused, problems, failures } = useSubmission(
    (wish: Wish) => checked(wish, problemsOf(wish, first)),
    ({ name, password, code: typed }: Wish) =>
      refusedAt(fieldOf, askAny('account.signUp', { name, password, ...(first && { code: typed }) })),
  )
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, failures)
  const errorAt = sentencesAt(problems, problemWords(t), t.signIn.failed)

  async function signUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const name = textOf(fields, 'name').trim()
    const sent = await submit({ name, password: textOf(fields, 'password'), code: textOf(fields, 'code').trim() })
    if (sent?.ok) onDone(sent.value, name)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void signUp(event)} className="grid gap-5">
      {refused && problems.length === 0 && (
        <Notice kind="error" urgent>
          {sentenceOf(refused, t)}
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

type Wish = { readonly name: string; readonly password: string; readonly code: string }

/** The field at which a refusal is shown. */
const fieldOf = { name_taken: 'name', setup_code_wrong: 'code' } as const

const problemsOf = (wish: Wish, first: boolean): Problem[] => [
  ...credentialProblems(wish),
  ...(first && wish.code === '' ? [{ problem: 'code_missing', field: 'code' }] : []),
]

function sentenceOf({ refusal, retryAfter = 60 }: Refused, { signIn, signUp }: AccountText): string {
  if (refusal === 'waiting_full') return signUp.waitingFull
  return refusal === 'too_many' ? signIn.tooMany(Math.ceil(retryAfter / 60)) : signIn.failed
}
