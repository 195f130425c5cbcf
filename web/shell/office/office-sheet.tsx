// All pages of the office in their groups, as a sheet: on a phone, and on the board.
import { useEffect } from 'react'
import { useObservable } from '../../api/observable.ts'
import { useBackCloses } from '../../back-closes.ts'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { useMoreText } from '../../i18n/customer/index.ts'
import { useOfficeText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { MemberMenu, MemberSign, useRoleName } from './member-menu.tsx'
import { OfficeCount } from './office-count.tsx'
import { pageAt, waitsOn } from './office-pages.ts'
import { officeSheetOpen } from './office-sheet-open.ts'
import type { OfficeNavProps } from './office-sidebar.tsx'

const close = () => officeSheetOpen.write(false)

export function OfficeSheet({ member, path, groups, counts, find, onSignOut }: OfficeNavProps) {
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
      {/* The link may lead to the page that is already open: then only the click closes the sheet. Find opens instead of it. */}
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
              <bdi className="block font-semibold">{member.name}</bdi>
              <span className="block text-sm text-ink-2">{role}</span>
            </span>
          </p>
          <MemberMenu path={path} onSignOut={onSignOut} />
        </section>
      </div>
    </Dialog>
  )
}
