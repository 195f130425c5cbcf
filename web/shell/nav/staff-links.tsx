// The way into the office for a member who looks at the customers' pages: home, and the pages of every day.
import { Fragment } from 'react'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { useOfficeText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { isPlaced, staffPages } from '../../staff-pages.tsx'
import { homeEntry } from './nav-entry.ts'
import { BarLink, BarLinks, SideLinks, sideLinkLook } from './nav-links.tsx'

type StaffLinksProps = { member: Member; path: string }

export function StaffBarLinks({ member, path }: StaffLinksProps) {
  const { t } = useOfficeText()
  return (
    <>
      <BarLinks entries={[homeEntry]} path={path} />
      {pagesOf(member)
        .filter(({ daily }) => daily)
        .map((row) => (
          <BarLink key={row.path} link={row.path} path={path} text={t.pages[row.title]} />
        ))}
    </>
  )
}

export function StaffSideLinks({ member, path }: StaffLinksProps) {
  const { t } = useOfficeText()
  return (
    <>
      <SideLinks entries={[homeEntry]} path={path} />
      {pagesOf(member).map(({ path: link, title, icon, group }, at, pages) => (
        <Fragment key={link}>
          {group !== pages[at - 1]?.group && <p className="px-3 pt-3 text-sm text-ink-2">{t.groups[group]}</p>}
          <a href={linkTo(link)} aria-current={path === link ? 'page' : undefined} className={sideLinkLook}>
            <Icon of={icon} className="size-5.5" />
            {t.pages[title]}
          </a>
        </Fragment>
      ))}
    </>
  )
}

/** What only some members may do is not offered to the others. */
const pagesOf = (member: Member) =>
  staffPages.filter(isPlaced).filter(({ act, aside }) => !aside && (act === 'signedIn' || may(member, act)))
