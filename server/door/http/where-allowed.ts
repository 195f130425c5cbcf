// Where a member may act: at the branches that a call names, and on what belongs to a branch.
import type { Access } from '#contract/call.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { branchesOfOthers } from '#domain/menu/off-menu.ts'
import type { Act } from '#domain/people/roles.ts'
import { may, type StaffMember, seesTakings } from '#domain/people/staff.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { takingsReach } from '#server/store/money/list-counts.ts'
import type { Store } from '#server/store/open.ts'
import { no, type RefusedAnswer, type RouteAnswer, yes } from './refused.ts'

/** Whether the member may do one of the call's acts at each branch that its input names, or if none, at any branch. */
export function mayThere(member: StaffMember, access: Access, input: object): boolean {
  if (access === 'anyone' || access === 'signedIn') return true
  const acts = [access].flat()
  const named = namedIn(input)
  if (named.length === 0) return acts.some((act) => may(member, act))
  return named.every((branch) => acts.some((act) => may(member, act, branch)))
}

function namedIn(input: object): string[] {
  const { branch, branches } = input as { branch?: unknown; branches?: unknown }
  return [branch, branches].flat().filter((one) => typeof one === 'string')
}

/** What a list asks for: one branch, those of a region, or neither. */
export interface AskedPlace {
  readonly branch?: string | undefined
  readonly region?: string | undefined
}

/** The member's branches for an act, or those of the place that is asked for; none if it has none of the shop's. */
export function ownBranches(
  { branches }: Catalogue,
  member: StaffMember,
  act: Act,
  { branch, region }: AskedPlace = {},
): readonly Branch[] {
  return branches.filter(
    (one) =>
      (branch === undefined || one.id === branch) &&
      (region === undefined || one.region === region) &&
      may(member, act, one.id),
  )
}

/** The same, or why there are none of the place that is asked for. */
export function branchesAsked(
  catalogue: Catalogue,
  member: StaffMember,
  act: Act,
  { branch, region }: AskedPlace,
): RouteAnswer<readonly Branch[]> {
  if (region !== undefined && !catalogue.regions.some(({ id }) => id === region)) return no('region_unknown')
  const own = ownBranches(catalogue, member, act, { branch, region })
  return own.length === 0 && (branch ?? region) !== undefined ? no('not_allowed') : yes(own)
}

/** The refusal to take something off the menu of these branches; undefined if the member edits the menu of each. */
export const refusedOffMenu = (member: StaffMember, losing: readonly Branch[]): RefusedAnswer | undefined =>
  branchesOfOthers(member, losing).length > 0 ? no('menu_of_others') : undefined

/** Those of the member's branches whose takings they see; of a place that is asked for, only those. */
export async function branchesWithTakings(
  { catalogue, db }: Store,
  member: StaffMember,
  asked: AskedPlace = {},
): Promise<readonly Branch[]> {
  const reach = await takingsReach(db)
  const own = ownBranches(await catalogue.current(db), member, 'days.see', asked)
  return own.filter(({ id }) => seesTakings(member, reach, id))
}

/** What was found by its id, if the member may act on it. */
export function ifMayAct<Thing extends { readonly branch: string }>(
  found: Thing | undefined,
  member: StaffMember,
  act: Act,
): RouteAnswer<Thing> {
  if (!found) return no('not_found')
  return may(member, act, found.branch) ? yes(found) : no('not_allowed')
}
