// The branches at which the signed-in member may do something, the current one, and which of them an act affects.

import { useEffect } from 'react'
import { usualTimeZone } from '#domain/branch/hours.ts'
import { regionIn } from '#domain/branch/region-place.ts'
import type { Act } from '#domain/people/roles.ts'
import { may } from '#domain/people/staff.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { counterBranch } from '#web/data/session/counter-device.ts'
import type { Member } from '#web/data/session/session.ts'
import { branchesIn, type ListedPlace } from '#web/data/staff/listed-place.ts'
import {
  type StaffBranch,
  type StaffRegion,
  useAllBranches,
  useAllRegions,
  useShopMenu,
} from '#web/data/staff/shop-api.ts'
import { useStaffText } from '#web/words/staff/index.ts'

const noteName = 'staff.branch'
const remembered = counterBranch() || readStored(noteName)

/**
 * The branch of the board: that of the counter which this device is, or the last one chosen on it; '' if there is none.
 */
const chosen = createObservable<string>(typeof remembered === 'string' ? remembered : '')
/** Whether lists that can show all branches do so although one is chosen. */
const listsAll = createObservable(false)
/** What lists show then, if it is not all of them: a region. */
const listsRegion = createObservable<ListedPlace>('')
/** Whether a press on this screen affects all branches. */
const reachesAll = createObservable(false)

export function chooseOwnBranch(branch: string): void {
  writeStored(noteName, branch)
  chosen.write(branch)
  listsAll.write(false)
  reachesAll.write(false)
}

/** What a list shows: '' means all branches, and does not change the board's. */
export function listBranch(branch: string): void {
  if (branch) chooseOwnBranch(branch)
  else listsAll.write(true)
}

/** What a list shows: all branches, a region or one branch. */
export function listPlace(place: ListedPlace): void {
  const isRegion = regionIn(place) !== undefined
  listsRegion.write(isRegion ? place : '')
  listBranch(isRegion ? '' : place)
}

/** Where the next press takes effect: '' means all branches, until the screen is left. */
export function reachBranch(branch: string): void {
  if (branch) chooseOwnBranch(branch)
  else reachesAll.write(true)
}

/** The member's branches for this act, in menu order; undefined until the server has named them. */
export function useBranches(member: Member, act: Act): readonly StaffBranch[] | undefined {
  const { locale } = useStaffText()
  const { data } = useShopMenu(locale)
  return data?.branches.filter(({ id }) => may(member, act, id))
}

/** The shop's clock, for what belongs to no branch: that of its first branch. */
export function useShopZone(): string {
  const { locale } = useStaffText()
  return useAllBranches(locale)[0]?.timeZone ?? usualTimeZone
}

/** The current branch: the board's, or the first of these. */
export function useChosen(branches: readonly StaffBranch[]): string {
  const branch = useObservable(chosen)
  return branches.some(({ id }) => id === branch) ? branch : (branches[0]?.id ?? '')
}

/** The branch that a list shows; '' for all of them, if none was chosen or the chosen one is not among these. */
export function useListed(branches: readonly StaffBranch[]): string {
  const all = useObservable(listsAll)
  const branch = useObservable(chosen)
  if (branches.length === 1) return branches[0]?.id ?? ''
  return !all && branches.some(({ id }) => id === branch) ? branch : ''
}

/** The same, where a list can also show a region: one of which the member has a branch. */
export function useListedPlace(branches: readonly StaffBranch[]): ListedPlace {
  const branch = useListed(branches)
  const region = useObservable(listsRegion)
  return branch === '' && region !== '' && branchesIn(region, branches).length > 0 ? region : branch
}

/** The regions in which these branches are, in their order. */
export function useRegionsOf(branches: readonly StaffBranch[]): readonly StaffRegion[] {
  const { locale } = useStaffText()
  const regions = useAllRegions(locale)
  return regions.filter(({ id }) => branches.some(({ region }) => region === id))
}

/** The branches that a press on this screen affects: the current one, or all if that was chosen here. */
export function useReach(branches: readonly StaffBranch[]): readonly StaffBranch[] {
  const all = useObservable(reachesAll)
  const branch = useChosen(branches)
  return all ? branches : branches.filter(({ id }) => id === branch)
}

/** For a screen with `useReach`: all branches must be chosen again each time. */
export function useReachEnds(): void {
  useEffect(() => () => reachesAll.write(false), [])
}
