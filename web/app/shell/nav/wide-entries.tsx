// What the bar shows on wide windows: the entries, tracking, signing out, and the languages (NAV-2, NAV-8).

import { lazyPart } from '#web/data/lazy-part.tsx'
import type { Member } from '#web/data/session/session.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { LanguageButtons } from './language-buttons.tsx'
import { visitorEntries } from './nav-entry.ts'
import { BarLink, BarLinks, barLinkLook } from './nav-links.tsx'

const StaffBarLinks = lazyPart(() => import('./staff-links.tsx').then((file) => file.StaffBarLinks))

type WideEntriesProps = { staff: Member | null; path: string; onSignOut: () => void }

export function WideEntries({ staff, path, onSignOut }: WideEntriesProps) {
  const { t } = useMoreText()
  return (
    <>
      <nav aria-label={t.nav.main} className="flex flex-1">
        {staff ? <StaffBarLinks member={staff} path={path} /> : <BarLinks entries={visitorEntries} path={path} />}
      </nav>
      <div className="flex items-center">
        {staff ? (
          <button type="button" className={barLinkLook} onClick={onSignOut}>
            {t.nav.signOut}
          </button>
        ) : (
          <BarLink link="/track" path={path} text={t.nav.track} />
        )}
        <span className="-me-6 ms-2">
          <LanguageButtons />
        </span>
      </div>
    </>
  )
}
