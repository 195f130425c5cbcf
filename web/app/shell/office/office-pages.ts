// The pages of the office that a member may open, by group, and how much waits on each.
import { may } from '#domain/people/staff.ts'
import { matchPath } from '#web/app/route.tsx'
import { isPlaced, type PlacedPage, staffPages } from '#web/app/staff-pages.tsx'
import type { Member } from '#web/data/session/session.ts'
import { useArrivalsRead } from '#web/data/staff/alert-api.ts'
import { useBranches, useListed } from '#web/office/staff/branch/my-branches.ts'
import type { IconShape } from '#web/ui/icons/icon.tsx'
import { cupIcon } from '#web/ui/icons/icons-food.ts'
import { dayEndIcon, euroIcon, gearIcon, guestsIcon, shopFrontIcon } from '#web/ui/icons/icons-staff.ts'
import type { StaffGroup, StaffPageName } from '#web/words/staff/index.ts'

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

type ShopDoes = Readonly<Partial<Record<NonNullable<PlacedPage['onlyIf']>, boolean | undefined>>>

const allPlaced = staffPages.filter(isPlaced)
const names = Object.keys(groupIcons) as StaffGroup[]

/**
 * The rows of the navigation that this member may open; a group without any is left out. `does`: what the shop does.
 */
export function groupsOf(member: Member, does: ShopDoes | undefined): readonly OfficeGroup[] {
  const open = allPlaced.filter(
    ({ act, aside, onlyIf }) => !aside && (!onlyIf || does?.[onlyIf]) && (act === 'signedIn' || may(member, act)),
  )
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
