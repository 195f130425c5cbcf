// The staff's way through their pages: a sidebar, a rail or a bar at the foot, by the room there is; the board has the
// sheet alone.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import type { Member } from '#web/data/session/session.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { Find, FindButton } from '#web/office/staff/find/find-button.tsx'
import { SignOutDialog } from '../nav/sign-out-dialog.tsx'
import { dailyPages, groupsOf, pageAt, useOfficeCounts, waitsOn } from './office-pages.ts'
import { OfficeRail, RailFace } from './office-rail.tsx'
import { type OfficeNavProps, OfficeSidebar } from './office-sidebar.tsx'
import '#web/ui/styles/staff.css'
import { useBackCloses } from '#web/data/address/back-closes.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useObservable } from '#web/data/observable.ts'
import { officeSheetOpen, openOfficeSheet } from '#web/office/staff/office-sheet-open.ts'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { tilesIcon } from '#web/ui/icons/icons-staff.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useOfficeText } from '#web/words/staff/index.ts'
import { MemberMenu, MemberSign, useRoleName } from './member-menu.tsx'
import { OfficeCount } from './office-count.tsx'

const noteName = 'staff.rail'

export function OfficeNav({ member, path }: { member: Member; path: string }) {
  const wide = useWindowFits('(width >= 68.75rem)')
  const tablet = useWindowFits('(width >= 43.75rem)')
  const [folded, setFolded] = useState(() => readStored(noteName) === true)
  const [leaving, setLeaving] = useState(false)
  const counts = useOfficeCounts(member)
  const { locale } = useOfficeText()
  // Kept fresh here too: the owner sees a new name and new colours at once, and the customers' pages open up to date.
  useMenu()
  const nav = {
    member,
    path,
    groups: groupsOf(member, useShopMenu(locale).data),
    counts,
    find: <FindButton />,
    onSignOut: () => setLeaving(true),
  }

  function fold(now: boolean) {
    writeStored(noteName, now || undefined)
    setFolded(now)
  }

  return (
    <>
      {path === '/board' ? null : !tablet ? (
        <OfficePhoneBar {...nav} />
      ) : wide && !folded ? (
        <OfficeSidebar {...nav} onFold={() => fold(true)} />
      ) : (
        <OfficeRail {...nav} onUnfold={wide ? () => fold(false) : undefined} />
      )}
      <OfficeSheet {...nav} find={<FindButton look="field" />} />
      <Find member={member} />
      <SignOutDialog open={leaving} onCancel={() => setLeaving(false)} />
    </>
  )
}

const useWindowFits = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const fits = matchMedia(query)
      fits.addEventListener('change', changed)
      return () => fits.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )

const look =
  'grid min-h-13 min-w-0 flex-1 content-center justify-items-center gap-0.5 rounded-control text-center text-[0.78125rem] leading-tight font-medium aria-[current]:bg-honey aria-[current]:text-ink'

/** The office's navigation on a phone: a bar with the everyday pages and "All", which opens the sheet. */
function OfficePhoneBar({ path, groups, counts }: Pick<OfficeNavProps, 'path' | 'groups' | 'counts'>) {
  const { t } = useOfficeText()
  const daily = dailyPages(groups)
  const here = pageAt(path)
  const others = groups.flatMap(({ pages }) => pages).filter((page) => !daily.includes(page))
  return (
    <nav aria-label={t.nav} className="office office-phone no-print on-dark flex bg-ink px-0.5 py-1 text-paper">
      {daily.map((page) => (
        <a
          key={page.path}
          href={linkTo(page.path)}
          aria-current={path === page.path ? 'page' : page === here ? 'true' : undefined}
          className={look}
        >
          <RailFace icon={page.icon} name={t.pages[page.title]} waits={waitsOn([page], counts)} />
        </a>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={openOfficeSheet}
        className={`${look} ${here && !daily.includes(here) ? 'bg-ink-soft' : ''}`}
      >
        <RailFace icon={tilesIcon} name={t.all} waits={waitsOn(others, counts)} />
      </button>
    </nav>
  )
}

const close = () => officeSheetOpen.write(false)

/** All pages of the office in their groups, as a sheet: on a phone, and on the board. */
function OfficeSheet({ member, path, groups, counts, find, onSignOut }: OfficeNavProps) {
  const { t } = useOfficeText()
  const closeLabel = useMoreText().t.close
  const open = useObservable(officeSheetOpen)
  const role = useRoleName(member)
  const here = pageAt(path)
  useBackCloses('office', open, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(close, [path])
  return (
    <Dialog open={open} onClose={close} title={t.allPages} closeLabel={closeLabel} variant="sheet">
      {/* The link may lead to the page that is already open: then only the click closes the sheet. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside. */}
      <div
        className="-mx-2 grid gap-4"
        onClick={(event) => (event.target as Element).closest('a, [aria-keyshortcuts]') && close()}
      >
        {find}
        <nav aria-label={t.nav} className="grid gap-4">
          {groups.map(({ group, pages }) => (
            <section key={group} aria-labelledby={`office-${group}`}>
              <h3 id={`office-${group}`} className="px-2">
                {t.groups[group]}
              </h3>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-x-1">
                {pages.map((page) => (
                  <li key={page.path}>
                    <a
                      href={linkTo(page.path)}
                      aria-current={path === page.path ? 'page' : page === here ? 'true' : undefined}
                      className="group flex min-h-12 items-center gap-3 rounded-control px-2 leading-tight font-medium hover:bg-latte-soft aria-[current]:bg-ink aria-[current]:text-paper"
                    >
                      <Icon of={page.icon} className="size-5.5 text-honey-ink group-aria-[current]:text-honey" />
                      <span className="min-w-0 flex-1">{t.pages[page.title]}</span>
                      <OfficeCount light {...waitsOn([page], counts)} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <section aria-label={t.account} className="grid gap-1 border-t border-line pt-4">
          <p className="flex items-center gap-2.5 px-2 pb-1 leading-tight">
            <MemberSign member={member} />
            <span className="min-w-0">
              <span className="block font-semibold">
                <bdi>{member.name}</bdi>
              </span>
              <span className="block text-sm text-ink-2">{role}</span>
            </span>
          </p>
          <MemberMenu path={path} onSignOut={onSignOut} />
        </section>
      </div>
    </Dialog>
  )
}
