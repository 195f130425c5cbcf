// Asking for a staff account; while the shop has no owner, the set-up code makes the first one (ACCT-2, D-2, D-3).
import { useEffect, useState } from 'react'
import { ask } from '../../api/http/client.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { pageAfterSignIn, signedIn } from '../../api/session/session.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import { useAccountText } from '../../i18n/staff/index.ts'
import { go, linkTo } from '../../location.ts'
import { useQueryValue } from '../../query.ts'
import { useTitle } from '../../shell/title.ts'
import { AccountPage } from './account-page.tsx'
import { SignUpForm } from './sign-up-form.tsx'

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
