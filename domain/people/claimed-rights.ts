// What somebody may do here who signs in by the sign-in provider: read from one of its claims, by the rules of the
// shop's settings (CHAIN-5).
import { regionIn, regionPlace } from '../branch/region-place.ts'
import type { BranchRole } from './roles.ts'
import { type BranchPost, branchRoles, type RegionPost } from './staff.ts'

/** What one value of the claim gives: the whole shop, or a role at a branch, in a region or at every branch. */
export type ClaimRule =
  | { readonly value: string; readonly role: 'owner' }
  | { readonly value: string; readonly role: BranchRole; readonly branch: string }

/** In the place of a branch: all that there are at the sign-in. */
export const atEveryBranch = '*'

const mostRules = 1000

/**
 * The rules in a text such as 'noisette-owners=owner;merksem=barista@merksem;area=manager@region:antwerp'; undefined if
 * any of it cannot be read. A value may contain '=', so the last one counts.
 */
export function readClaimRules(text: string): readonly ClaimRule[] | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const rules = parts.map(ruleIn)
  const all = rules.filter((rule) => rule !== undefined)
  return all.length > 0 && all.length === rules.length && all.length <= mostRules ? all : undefined
}

function ruleIn(part: string): ClaimRule | undefined {
  const at = part.lastIndexOf('=')
  const value = part.slice(0, Math.max(at, 0)).trim()
  const [name = '', branch, ...more] = part
    .slice(at + 1)
    .split('@')
    .map((one) => one.trim())
  if (value === '' || more.length > 0) return undefined
  if (name === 'owner') return branch === undefined ? { value, role: name } : undefined
  const role = branchRoles.find((one) => one === name)
  return role && branch ? { value, role, branch } : undefined
}

export interface ClaimedRights extends Rights {
  /** The branches and regions of rules that applied, but that this shop does not have. */
  readonly unknown: readonly string[]
}

/** The ids of all that there are. */
interface Places {
  readonly branches: readonly string[]
  readonly regions: readonly string[]
}

/**
 * What the claim gives: a text is one value, a list as many as it has texts, and anything else none. Where two roles
 * apply at one branch or region, the one with more permissions counts.
 */
export function rightsOf(rules: readonly ClaimRule[], claim: unknown, { branches, regions }: Places): ClaimedRights {
  const values = new Set([claim].flat().filter((value) => typeof value === 'string'))
  const given = rules.filter(({ value }) => values.has(value))
  if (given.some(({ role }) => role === 'owner')) return { owner: true, ownBranches: [], regions: [], unknown: [] }
  const known = new Set([...branches, ...regions.map(regionPlace)])
  const posts = new Map<string, BranchRole>()
  const unknown = new Set<string>()
  // The weakest first, so that the strongest is what stays.
  for (const role of [...branchRoles].reverse())
    for (const rule of given)
      if (rule.role === role) {
        const there = rule.branch === atEveryBranch ? branches : [rule.branch]
        for (const place of there)
          if (known.has(place)) posts.set(place, role)
          else unknown.add(place)
      }
  const all = [...posts].map(([place, role]) => ({ branch: place, region: regionIn(place), role }))
  return {
    owner: false,
    ownBranches: all.flatMap(({ branch, region, role }) => (region === undefined ? [{ branch, role }] : [])),
    regions: all.flatMap(({ region, role }) => (region === undefined ? [] : [{ region, role }])),
    unknown: [...unknown],
  }
}

/** Whether both may do the same. */
export const sameRights = (one: Rights, other: Rights): boolean => rightsText(one) === rightsText(other)

/** What an account has of its own; what its regions give follows from it. */
interface Rights {
  readonly owner: boolean
  readonly ownBranches: readonly BranchPost[]
  readonly regions: readonly RegionPost[]
}

const rightsText = ({ owner, ownBranches, regions }: Rights): string =>
  JSON.stringify([
    owner,
    ownBranches.map(({ branch, role }) => `${branch} ${role}`).sort(),
    regions.map(({ region, role }) => `${region} ${role}`).sort(),
  ])

export const hasRights = ({ owner, ownBranches, regions }: Rights): boolean =>
  owner || ownBranches.length > 0 || regions.length > 0
