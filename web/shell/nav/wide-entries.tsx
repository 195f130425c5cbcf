// What the bar shows on wide windows: the entries, tracking, signing out, and the languages (NAV-2, NAV-8).

import { useMoreText } from '../../i18n/more/index.ts'
import { linkTo } from '../../location.ts'
import { entriesFor } from './entries.ts'
import { LanguageButtons } from './language-buttons.tsx'

type WideEntriesProps = { customer: boolean; path: string; onSignOut: () => void }

export function WideEntries({ customer, path, onSignOut }: WideEntriesProps) {
  const { t } = useMoreText()
  return (
    <>
      <nav aria-label={t.nav.main} className="flex flex-1">
        {entriesFor(customer ? 'user' : 'admin')
          .filter((entry) => !entry.aside)
          .map((entry) => (
            <BarLink key={entry.link} link={entry.link} path={path} text={t.nav[entry.name]} />
          ))}
      </nav>
      <div className="flex items-center">
        {customer ? (
          <BarLink link="/track" path={path} text={t.nav.track} />
        ) : (
          <button type="button" className={look} onClick={onSignOut}>
            {t.nav.signOut}
          </button>
        )}
        <span className="-me-6 ms-2">
          <LanguageButtons />
        </span>
      </div>
    </>
  )
}

const look =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap hover:bg-latte-soft aria-current:bg-latte-soft'

function BarLink({ link, path, text }: { link: string; path: string; text: string }) {
  return (
    <a href={linkTo(link)} aria-current={path === link ? 'page' : undefined} className={look}>
      {text}
    </a>
  )
}
