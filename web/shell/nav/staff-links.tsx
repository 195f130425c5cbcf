// The entries of the navigation for a member: the staff pages on which they may do something.
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { type StaffPageRow, staffPages } from '../../staff-pages.tsx'
import { homeEntry, type NavEntry } from './nav-entry.ts'
import { BarLinks, SideLinks } from './nav-links.tsx'

type StaffLinksProps = { member: Member; path: string }

export const StaffBarLinks = ({ member, path }: StaffLinksProps) => <BarLinks entries={entriesOf(member)} path={path} />

export const StaffSideLinks = ({ member, path }: StaffLinksProps) => (
  <SideLinks entries={entriesOf(member)} path={path} />
)

/** What only some members may do is not offered to the others. */
const entriesOf = (member: Member): NavEntry[] => [
  homeEntry,
  ...staffPages.filter(isEntry).filter(({ act }) => act === 'signedIn' || may(member, act)),
]

const isEntry = (row: StaffPageRow): row is StaffPageRow & NavEntry => row.group !== undefined
