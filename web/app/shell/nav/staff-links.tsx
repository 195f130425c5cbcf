// The way into the office for a member who looks at the customers' pages: home, and the everyday pages.
import { may } from '#domain/people/staff.ts'
import { isPlaced, staffPages } from '#web/app/staff-pages.tsx'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { useOfficeText } from '#web/words/staff/index.ts'
import { homeEntry } from './nav-entry.ts'
import { BarLink, BarLinks, SideLinks, sideLinkLook } from './nav-links.tsx'

type StaffLinksProps = { member: Member; path: string }

export function StaffBarLinks({ member, path }: StaffLinksProps) {
  const { t } = useOfficeText()
  return (
    <>
      <BarLinks entries={[homeEntry]} path={path} />
      {pagesOf(member).map((page) => (
        <BarLink key={page.path} link={page.path} path={path} text={t.pages[page.title]} />
      ))}
    </>
  )
}

export function StaffSideLinks({ member, path }: StaffLinksProps) {
  const { t } = useOfficeText()
  return (
    <>
      <SideLinks entries={[homeEntry]} path={path} />
      {pagesOf(member).map((page) => (
        <a key={page.path} href={linkTo(page.path)} className={sideLinkLook}>
          <Icon of={page.icon} className="size-5.5" />
          <span>{t.pages[page.title]}</span>
        </a>
      ))}
    </>
  )
}

/** What only some members may do is not offered to the others. */
const pagesOf = (member: Member) =>
  staffPages.filter(isPlaced).filter(({ act, daily }) => daily && (act === 'signedIn' || may(member, act)))
