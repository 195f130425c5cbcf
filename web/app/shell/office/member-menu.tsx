// Who is signed in, and what they do with their account: their password, the language, the customers' site, signing
// out.

import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { homeIcon, userIcon } from '#web/ui/icons/icons.ts'
import { signOutIcon } from '#web/ui/icons/icons-staff.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useAccountText, useOfficeText } from '#web/words/staff/index.ts'
import { LanguageButtons } from '../nav/language-buttons.tsx'

/** 'NP' for 'Noor Peeters'. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

export function MemberSign({ member }: { member: Member }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-honey-soft text-[0.9375rem] font-bold text-honey-ink"
    >
      {initialsOf(member.name)}
    </span>
  )
}

/** Their role; of a member with several, the one at their first branch. */
export function useRoleName({ owner, branches }: Member): string {
  const { t } = useOfficeText()
  const { roles } = useAccountText().t.people
  const [post] = branches
  return owner ? t.owner : post ? roles[post.role] : ''
}

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-small px-2.5 text-start font-medium hover:bg-latte-soft'

export function MemberMenu({ path, onSignOut }: { path: string; onSignOut: () => void }) {
  const { t } = useOfficeText()
  const more = useMoreText().t
  return (
    <div className="grid gap-1">
      <a href={linkTo('/password')} aria-current={path === '/password' ? 'page' : undefined} className={entry}>
        <Icon of={userIcon} className="size-5.5" />
        <span>{t.pages.password}</span>
      </a>
      <a href={linkTo('/')} className={entry}>
        <Icon of={homeIcon} className="size-5.5" />
        <span>{t.site}</span>
      </a>
      <button type="button" onClick={onSignOut} className={entry}>
        <Icon of={signOutIcon} className="size-5.5" />
        <span>{more.nav.signOut}</span>
      </button>
      <LanguageButtons />
    </div>
  )
}
