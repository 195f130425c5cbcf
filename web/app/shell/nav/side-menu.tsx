// The side menu: the entries with the categories in foldable groups, languages, signing in and out (NAV-4).

import { useBackCloses } from '#web/data/address/back-closes.ts'
import { linkTo } from '#web/data/address/location.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useMember } from '#web/data/session/session.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useMoreText } from '#web/words/customer/index.ts'
import { LanguageButtons } from './language-buttons.tsx'
import { type NavEntry, visitorEntries } from './nav-entry.ts'
import { SideLinks } from './nav-links.tsx'

const StaffSideLinks = lazyPart(() => import('./staff-links.tsx').then((file) => file.StaffSideLinks))

type SideMenuProps = { open: boolean; path: string; onClose: () => void; onSignOut: () => void }

export function SideMenu({ open, path, onClose, onSignOut }: SideMenuProps) {
  const { t } = useMoreText()
  useBackCloses('menu', open, onClose)
  const { shown } = useBrand()
  const member = useMember()
  const staff = member === 'loading' ? null : member
  const { reservations, giftCards } = useMenu()
  const shownTo = ({ title }: NavEntry) =>
    title === 'reservation' ? reservations : title === 'gift' ? giftCards : true

  return (
    <Dialog open={open} onClose={onClose} title={shown} closeLabel={t.close} variant="sheet">
      <div className="mb-3">
        <LanguageButtons onChosen={onClose} />
      </div>
      {/* The link may lead to the page that is already open: then only the click closes the menu. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside. */}
      <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>
        <nav aria-label={shown} className="-mx-3 grid gap-1">
          {staff ? (
            <StaffSideLinks member={staff} path={path} />
          ) : (
            <SideLinks entries={visitorEntries.filter(shownTo)} path={path} />
          )}
        </nav>
        <div className="mt-6 grid gap-3 border-t border-line pt-6">
          {staff ? (
            <Button variant="quiet" wide onClick={onSignOut}>
              {t.nav.signOut}
            </Button>
          ) : (
            <>
              <LinkButton href={linkTo('/track')} wide>
                {t.nav.track}
              </LinkButton>
              <LinkButton href={linkTo('/again')} variant="quiet" wide>
                {t.nav.own}
              </LinkButton>
              <p className="text-center text-sm text-ink-2">
                <span>{`${t.nav.staff} `}</span>
                <a href={linkTo('/account')} className="inline-flex min-h-11 items-center px-2 underline">
                  {t.nav.signIn}
                </a>
              </p>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
