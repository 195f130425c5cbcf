// The first colleague: a link to hand over, and the accounts that wait for a yes.
import type { Guide } from '../../../api/staff/guide-calls.ts'
import { LinkButton } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useBeginText } from '../../../i18n/owner/index.ts'
import { useAccountText } from '../../../i18n/staff/index.ts'
import { linkTo } from '../../../location.ts'
import { LinkToHandOver } from '../../../staff/fields/link-to-hand-over.tsx'

export function ColleagueStep({ guide: { waiting } }: { guide: Guide }) {
  const { t } = useBeginText()
  const { people } = useAccountText().t
  return (
    <>
      {waiting > 0 && (
        <Notice
          action={
            <LinkButton href={linkTo('/people')} variant="quiet">
              {t.toPeople}
            </LinkButton>
          }
        >
          {t.waiting(waiting)}
        </Notice>
      )}
      <div className="grid max-w-xl gap-4">
        <LinkToHandOver
          label={people.signUpLink}
          hint={people.signUpHint}
          address={`${location.origin}/${linkTo('/account/signup')}`}
        />
      </div>
    </>
  )
}
