// Which member may do what, and where.

export const branchRoles = ['manager', 'barista'] as const
export type BranchRole = (typeof branchRoles)[number]

export const staffStates = ['pending', 'active', 'locked'] as const
export type StaffState = (typeof staffStates)[number]

const ofBaristas = ['orders', 'stock', 'shop', 'reservations', 'reviews'] as const
const ofManagers = [
  ...ofBaristas,
  'deliveryMessage',
  'clearOrders',
  'menu',
  'content',
  'inbox',
  'removeReviews',
  'boards',
  'displays',
  'pace',
  'persons',
] as const

/** Everything that needs permission, one word each. */
export const acts = [
  ...ofManagers,
  'restoreOrders',
  'branches',
  'brand',
  'manageStaff',
  'webHooks',
  'health',
  'legal',
  'setUp',
] as const
export type Act = (typeof acts)[number]

type BranchAct = (typeof ofManagers)[number]
const actsByRole: Readonly<Record<BranchRole, readonly BranchAct[]>> = { manager: ofManagers, barista: ofBaristas }

export interface StaffMember {
  readonly id: number
  readonly name: string
  readonly owner: boolean
  readonly branches: readonly { readonly branch: string; readonly role: BranchRole }[]
}

/**
 * Whether this member may do `act` at `branch`, or without a branch, at any of their branches. The owner may do it
 * everywhere.
 */
export function may(member: StaffMember, act: Act, branch?: string): boolean {
  if (member.owner) return true
  return member.branches.some(
    (post) => (branch === undefined || post.branch === branch) && actsOf(post.role).some((one) => one === act),
  )
}

/** What a role at a branch may do; nothing if this version does not know the role. */
export const actsOf = (role: BranchRole): readonly BranchAct[] =>
  Object.hasOwn(actsByRole, role) ? actsByRole[role] : []

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
      (reach === 'everybody' ? actsOf(post.role).includes('orders') : post.role === 'manager'),
  )
}

/** The branches at which this member may do `act`, out of `all`. */
export const branchesFor = (member: StaffMember, act: Act, all: readonly string[]): string[] =>
  all.filter((branch) => may(member, act, branch))

export const accountLimits = { name: 40, passwordMin: 10, passwordMax: 200 } as const

/**
 * Limits for accounts that wait for the owner: how many in the shop, how many from one network, how long they are kept,
 * and how many on a page.
 */
export const waitingLimits = { shop: 200, network: 10, keptMs: 14 * 24 * 3_600_000, page: 50 } as const

export type PasswordProblem = 'password_too_short' | 'password_too_long'

/** What is wrong with a chosen password; its length is counted in characters as people see them. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  const { length } = Array.from(password)
  if (length < accountLimits.passwordMin) return 'password_too_short'
  return length > accountLimits.passwordMax ? 'password_too_long' : undefined
}
