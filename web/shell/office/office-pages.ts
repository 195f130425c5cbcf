// The pages of the office that a member may open, by group, and how much waits on each.
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useArrivalsRead } from '../../api/staff/alert-api.ts'
import type { IconShape } from '../../components/icons/icon.tsx'
import { cupIcon } from '../../components/icons/icons-food.ts'
import { dayEndIcon, euroIcon, gearIcon, guestsIcon, shopFrontIcon } from '../../components/icons/icons-office.ts'
import type { StaffGroup, StaffPageName } from '../../i18n/staff/index.ts'
import { matchPath } from '../../route.tsx'
import { useBranches, useListed } from '../../staff/shop/my-branches.ts'
import { isPlaced, type PlacedPage, staffPages } from '../../staff-pages.tsx'

export interface OfficeGroup {
  readonly group: StaffGroup
  readonly pages: readonly PlacedPage[]
}

export const groupIcons: Readonly<Record<StaffGroup, IconShape>> = {
  today: dayEndIcon,
  menu: cupIcon,
  guests: guestsIcon,
  money: euroIcon,
  shop: shopFrontIcon,
  system: gearIcon,
}

const allPlaced = staffPages.filter(isPlaced)
const names = Object.keys(groupIcons) as StaffGroup[]

/** The rows of the navigation that this member may open; a group without any is left out. */
export function groupsOf(member: Member): readonly OfficeGroup[] {
  const open = allPlaced.filter(({ act, aside }) => !aside && (act === 'signedIn' || may(member, act)))
  return names
    .map((group) => ({ group, pages: open.filter((page) => page.group === group) }))
    .filter(({ pages }) => pages.length > 0)
}

/** The pages in the bar of a phone. */
export const dailyPages = (groups: readonly OfficeGroup[]): readonly PlacedPage[] =>
  groups
    .flatMap(({ pages }) => pages)
    .filter(({ daily }) => daily)
    .slice(0, 4)

/** The page that an address belongs to: its own, or the one of which it is a part. */
export function pageAt(path: string): PlacedPage | undefined {
  const row = staffPages.find((one) => matchPath(one.path, path))
  return allPlaced.find(({ title }) => title === row?.title)
}

export type OfficeCounts = Partial<Readonly<Record<StaffPageName, number>>>

/** What waits at the branches that lists show, by page. */
export function useOfficeCounts(member: Member): OfficeCounts {
  const listed = useListed(useBranches(member, 'orders.see') ?? [])
  const { data } = useArrivalsRead(listed)
  if (!data) return {}
  return {
    board: data.open,
    reservations: data.reservations.unseen,
    messages: data.messages.unseen,
    fakeOrders: may(member, 'orders.handle') ? data.asks.unseen : 0,
    people: data.accounts,
    alerts: data.alerts,
  }
}

export interface WhatWaits {
  readonly count: number
  /** How many of these are things out of order, which alone are shown in red. */
  readonly broken: number
}

export function waitsOn(pages: readonly PlacedPage[], counts: OfficeCounts): WhatWaits {
  const sumOf = (some: readonly PlacedPage[]) => some.reduce((sum, { title }) => sum + (counts[title] ?? 0), 0)
  return { count: sumOf(pages), broken: sumOf(pages.filter(({ title }) => title === 'alerts')) }
}
