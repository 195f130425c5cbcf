// The office's navigation on a tablet, or folded: an icon with its name for Today's pages, and one for each group,
// which flies out.

import type { PlacedPage } from '#web/app/staff-pages.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { unfoldIcon } from '#web/ui/icons/icons-staff.ts'
import { LogoMark } from '#web/ui/icons/logo.tsx'
import { useOfficeText } from '#web/words/staff/index.ts'
import { goHomeAnew } from '../nav/nav-bar.tsx'
import { FlyOut } from './fly-out.tsx'
import { MemberMenu, MemberSign } from './member-menu.tsx'
import { OfficeCount } from './office-count.tsx'
import { groupIcons, pageAt, type WhatWaits, waitsOn } from './office-pages.ts'
import { type OfficeNavProps, PageRow } from './office-sidebar.tsx'

type OfficeRailProps = OfficeNavProps & {
  /** Where there is room for the names. */
  onUnfold?: (() => void) | undefined
}

const look =
  'grid min-h-14 w-full content-center justify-items-center gap-0.5 rounded-control py-1.5 text-center text-[0.78125rem] leading-tight font-medium hover:bg-ink-soft aria-expanded:bg-ink-soft aria-[current]:bg-ink-soft aria-[current]:text-honey'
const square = 'grid size-11 place-items-center rounded-small hover:bg-ink-soft'

export function OfficeRail({ member, path, groups, counts, find, onSignOut, onUnfold }: OfficeRailProps) {
  const { t } = useOfficeText()
  const { shown, mark } = useBrand()
  const here = pageAt(path)
  const direct = ({ pages }: { readonly pages: readonly PlacedPage[] }) => pages.length === 1
  return (
    <header className="office office-rail no-print on-dark flex flex-col items-center overflow-y-auto bg-ink px-0.5 py-1 text-paper">
      <a
        href={linkTo('/')}
        onClick={goHomeAnew}
        aria-label={shown}
        className="grid size-12 shrink-0 place-items-center rounded-small"
      >
        <LogoMark src={mark} className="size-9 rounded-full bg-paper p-1" />
      </a>
      {find}
      {onUnfold && (
        <button type="button" aria-label={t.unfold} onClick={onUnfold} className={square}>
          <Icon of={unfoldIcon} className="size-5.5 text-latte" />
        </button>
      )}
      <nav aria-label={t.nav} className="grid w-full flex-1 content-start gap-0.5">
        {groups.map((one) =>
          one.group === 'today' || direct(one) ? (
            one.pages.map((page) => (
              <a
                key={page.path}
                href={linkTo(page.path)}
                aria-current={path === page.path ? 'page' : page === here ? 'true' : undefined}
                className={look}
              >
                <RailFace icon={page.icon} name={t.pages[page.title]} waits={waitsOn([page], counts)} />
              </a>
            ))
          ) : (
            <FlyOut
              // Another page folds what flew out.
              key={`${one.group} ${path}`}
              look={`${look} ${one.group === here?.group && !here.aside ? 'bg-honey text-ink hover:text-paper aria-expanded:text-paper' : ''}`}
              panelLook="w-68 rounded-control bg-ink p-2.5 text-paper"
              button={
                <RailFace icon={groupIcons[one.group]} name={t.groups[one.group]} waits={waitsOn(one.pages, counts)} />
              }
            >
              <p aria-hidden="true" className="px-2.5 pb-1 text-sm font-semibold text-latte">
                {t.groups[one.group]}
              </p>
              <ul aria-label={t.groups[one.group]}>
                {one.pages.map((page) => (
                  <li key={page.path}>
                    <PageRow page={page} counts={counts} path={path} />
                  </li>
                ))}
              </ul>
            </FlyOut>
          ),
        )}
      </nav>
      <FlyOut
        name={`${member.name}: ${t.account}`}
        look={square}
        panelLook="w-60 rounded-control bg-paper p-2 text-ink"
        button={<MemberSign member={member} />}
      >
        <MemberMenu path={path} onSignOut={onSignOut} />
      </FlyOut>
    </header>
  )
}

/** An icon over its name, with what waits at its corner. */
export function RailFace({ icon, name, waits }: { icon: IconShape; name: string; waits: WhatWaits }) {
  return (
    <>
      <span className="row-start-2 max-w-full hyphens-auto wrap-anywhere">{name}</span>
      <span className="relative row-start-1">
        <Icon of={icon} className="size-5.5" />
        <OfficeCount corner {...waits} />
      </span>
    </>
  )
}
