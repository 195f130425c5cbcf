// Which member may do what, and where; and the name and password that an account needs.

import { isBlank, lengthOf } from '../shared/text.ts'
import { type Act, type BranchRole, type Role, roles } from './roles.ts'

export const branchRoles = Object.keys(roles) as [BranchRole, ...BranchRole[]]

export const staffStates = ['pending', 'active', 'locked'] as const
export type StaffState = (typeof staffStates)[number]

export interface StaffMember {
  readonly id: number
  readonly name: string
  readonly owner: boolean
  /** Where they work, also by a post for the branch's region; a branch may be named twice. */
  readonly branches: readonly BranchPost[]
}

export interface BranchPost {
  readonly branch: string
  readonly role: BranchRole
}

/** Holds at each branch that is in the region, as long as it is (CHAIN-2). */
export interface RegionPost {
  readonly region: string
  readonly role: BranchRole
}

/** Whether the member may do `act` at `branch`, or at any of their branches. Owners may everywhere. */
export function may(member: StaffMember, act: Act, branch?: string): boolean {
  if (member.owner) return true
  return member.branches.some(
    (post) => (branch === undefined || post.branch === branch) && allows(roleOf(post.role), act),
  )
}

const nothing: Role = { leads: false, sees: [], does: [] }

/** The row of a role; if this version does not know the role, one that allows nothing. */
export const roleOf = (role: BranchRole): Role => (Object.hasOwn(roles, role) ? roles[role] : nothing)

const allows = ({ sees, does }: Role, act: Act): boolean =>
  sees.some((one) => one === act) || does.some((one) => one === act)

type ThingOf<Name extends string> = Name extends `${infer Thing}.${string}` ? Thing : never
type Told<One extends Role> = One['does'][number] | Exclude<One['sees'][number], `${ThingOf<One['does'][number]>}.see`>
export type ToldAct = { [Name in BranchRole]: Told<(typeof roles)[Name]> }[BranchRole]

/** The acts by which people are told what a role may do: what it does, then what it only sees. */
export function toldActs(role: BranchRole): readonly ToldAct[] {
  const { sees, does } = roleOf(role)
  const thingOf = (act: Act) => act.split('.', 1)[0]
  const done = new Set(does.map(thingOf))
  return [...does, ...sees.filter((act) => !done.has(thingOf(act)))] as ToldAct[]
}

/** Who sees the cash totals; the owner decides. */
export const takingsReaches = ['owner', 'managers', 'everybody'] as const
export type TakingsReach = (typeof takingsReaches)[number]
export const usualTakingsReach: TakingsReach = 'everybody'

/** Whether this member sees the cash totals of a branch; the owner always does. */
export function seesTakings(member: StaffMember, reach: TakingsReach, branch: string): boolean {
  if (member.owner) return true
  if (reach === 'owner') return false
  return member.branches.some(
    (post) =>
      post.branch === branch &&
      (reach === 'everybody' ? allows(roleOf(post.role), 'orders.see') : roleOf(post.role).leads),
  )
}

export const accountLimits = { name: 40, passwordMin: 10, passwordMax: 200 } as const

/** How many may wait for the owner in the shop and from one network, for how long, and how many on a page. */
export const waitingLimits = { shop: 200, network: 10, keptMs: 14 * 24 * 3_600_000, page: 50 } as const

export type PasswordProblem = 'password_too_short' | 'password_too_long'

/** What is wrong with a chosen password; its length is counted in characters as people see them. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  const { length } = Array.from(password)
  if (length < accountLimits.passwordMin) return 'password_too_short'
  return length > accountLimits.passwordMax ? 'password_too_long' : undefined
}

export interface CredentialProblem {
  readonly problem: 'name_missing' | 'name_too_long' | PasswordProblem
  readonly field: 'name' | 'password'
}

/** What is wrong with the name and the password of a new account. */
export function credentialProblems(wish: { readonly name: string; readonly password: string }): CredentialProblem[] {
  const problems: CredentialProblem[] = []
  if (isBlank(wish.name)) problems.push({ problem: 'name_missing', field: 'name' })
  else if (lengthOf(wish.name.trim()) > accountLimits.name) problems.push({ problem: 'name_too_long', field: 'name' })
  const wrong = passwordProblem(wish.password)
  if (wrong) problems.push({ problem: wrong, field: 'password' })
  return problems
}
