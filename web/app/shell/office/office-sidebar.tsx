// The office's navigation on a wide window: Today and one more group stand open, every other group is one row.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PlacedPage } from '#web/app/staff-pages.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import type { Member } from '#web/data/session/session.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { dotsIcon, foldIcon } from '#web/ui/icons/icons-staff.ts'
import { LogoMark } from '#web/ui/icons/logo.tsx'
import { type StaffGroup, useOfficeText } from '#web/words/staff/index.ts'
import { goHomeAnew } from '../nav/nav-bar.tsx'
import { FlyOut } from './fly-out.tsx'
import { MemberMenu, MemberSign, useRoleName } from './member-menu.tsx'
import { OfficeCount } from './office-count.tsx'
import { groupIcons, type OfficeCounts, type OfficeGroup, pageAt, waitsOn } from './office-pages.ts'

export type OfficeNavProps = {
  member: Member
  path: string
  groups: readonly OfficeGroup[]
  counts: OfficeCounts
  /** The way to search everything. */
  find?: ReactNode
  onSignOut: () => void
}

type OfficeSidebarProps = OfficeNavProps & { onFold: () => void }

export function OfficeSidebar({ member, path, groups, counts, find, onSignOut, onFold }: OfficeSidebarProps) {
  const { t } = useOfficeText()
  const { shown, mark } = useBrand()
  const role = useRoleName(member)
  const here = pageAt(path)
  // One besides Today, so that everything fits a window of 800 px: another page opens its own group again.
  const [chosen, setChosen] = useState<{ readonly group: StaffGroup; readonly at: string }>()
  const open = chosen?.at === path ? chosen.group : here?.group
  return (
    <header className="office office-side no-print on-dark flex flex-col bg-ink px-2.5 text-paper">
      <div className="flex min-h-13 items-center gap-0.5">
        <a
          href={linkTo('/')}
          onClick={goHomeAnew}
          className="me-auto inline-flex min-h-11 min-w-0 items-center gap-2 rounded-small font-brand text-md font-semibold"
        >
          <LogoMark src={mark} className="size-9 rounded-full bg-paper p-1" />
          <bdi className="truncate">{shown}</bdi>
        </a>
        {find}
        <IconButton icon={foldIcon} label={t.fold} onClick={onFold} />
      </div>
      <nav aria-label={t.nav} className="min-h-0 flex-1 overflow-y-auto">
        {groups.map(({ group, pages }) => {
          const [only, ...others] = pages
          if (only && others.length === 0 && group !== 'today')
            return <PageRow key={group} page={only} counts={counts} path={path} />
          if (group === 'today' || group === open)
            return (
              <OpenGroup
                key={group}
                group={group}
                pages={pages}
                counts={counts}
                path={path}
                focus={chosen?.at === path}
              />
            )
          return (
            <button
              key={group}
              type="button"
              aria-expanded={false}
              onClick={() => setChosen({ group, at: path })}
              className={`flex min-h-11 w-full items-center gap-2.5 rounded-small px-2.5 text-start text-[0.9375rem] font-semibold hover:bg-ink-soft ${group === here?.group ? 'text-honey' : 'text-latte'}`}
            >
              <Icon of={groupIcons[group]} className="size-5" />
              <span className="flex-1">{t.groups[group]}</span>
              <OfficeCount {...waitsOn(pages, counts)} />
              <Icon of={chevronDownIcon} className="size-4.5" />
            </button>
          )
        })}
      </nav>
      <div className="border-t border-ink-soft py-1">
        <FlyOut
          look="flex min-h-12 w-full items-center gap-2.5 rounded-small px-2 text-start leading-tight hover:bg-ink-soft"
          panelLook="w-60 rounded-control bg-paper p-2 text-ink"
          button={
            <>
              <MemberSign member={member} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-[0.9375rem] font-semibold">
                  <bdi>{member.name}</bdi>
                </span>
                <span className="block truncate text-sm text-latte">{role}</span>
              </span>
              <Icon of={dotsIcon} label={t.account} />
            </>
          }
        >
          <MemberMenu path={path} onSignOut={onSignOut} />
        </FlyOut>
      </div>
    </header>
  )
}

type OpenGroupProps = OfficeGroup & {
  counts: OfficeCounts
  path: string
  /** Opened by a press, whose button is gone: its first page has the focus then. */
  focus: boolean
}

function OpenGroup({ group, pages, counts, path, focus }: OpenGroupProps) {
  const { t } = useOfficeText()
  const list = useRef<HTMLUListElement>(null)
  const moves = focus && group !== 'today'
  useEffect(() => {
    if (moves) list.current?.querySelector('a')?.focus()
  }, [moves])
  return (
    <section aria-label={t.groups[group]} className="border-y border-ink-soft first:border-t-0 [section+&]:border-t-0">
      <p aria-hidden="true" className="flex min-h-6.5 items-end px-2.5 text-sm font-semibold text-latte">
        {t.groups[group]}
      </p>
      <ul ref={list}>
        {pages.map((page) => (
          <li key={page.path}>
            <PageRow page={page} counts={counts} path={path} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PageRowProps = {
  page: PlacedPage
  counts: OfficeCounts
  path: string
}

/** A page as a row on the dark ground. */
export function PageRow({ page, counts, path }: PageRowProps) {
  const { t } = useOfficeText()
  const isHere = pageAt(path) === page
  return (
    <a
      href={linkTo(page.path)}
      aria-current={path === page.path ? 'page' : isHere ? 'true' : undefined}
      className="group flex min-h-11 items-center gap-3 rounded-small border-s-4 border-transparent ps-1.5 pe-2.5 leading-tight font-medium hover:bg-ink-soft aria-[current]:border-honey aria-[current]:bg-ink-soft aria-[current]:font-semibold"
    >
      <Icon of={page.icon} className="size-5.5 text-latte group-aria-[current]:text-honey" />
      <span className="min-w-0 flex-1">{t.pages[page.title]}</span>
      <OfficeCount {...waitsOn([page], counts)} />
    </a>
  )
}
