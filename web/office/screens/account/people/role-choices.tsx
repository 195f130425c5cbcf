// The role of an account at each branch, among many also one role for all that were found, and in each region.
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import type { BranchRole } from '#domain/people/roles.ts'
import { branchRoles } from '#domain/people/staff.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import type { StaffBranch, StaffRegion } from '#web/data/staff/shop-api.ts'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { useFinderText } from '#web/words/finder/index.ts'
import { useAccountText } from '#web/words/staff/index.ts'

export type RolesByPlace = Readonly<Record<string, BranchRole | 'none'>>

/** The role with the fewest permissions first. */
export const rolesUpward = [...branchRoles].reverse()

type RoleChoicesProps = {
  branches: readonly StaffBranch[]
  posts: RolesByPlace
  onChange: (posts: RolesByPlace) => void
}

export function RoleChoices({ branches, posts, onChange }: RoleChoicesProps) {
  const { t } = useFinderText()
  const roleAt = (id: string) => posts[id] ?? 'none'
  const ids = branches.map(({ id }) => id)

  function choices(of: readonly string[], label: string, name: string) {
    const [first = 'none', ...others] = new Set(of.map(roleAt))
    return (
      <RolePills
        key={name}
        label={label}
        name={name}
        value={others.length > 0 ? undefined : first}
        onChange={(role) => onChange({ ...posts, ...Object.fromEntries(of.map((id) => [id, role])) })}
      />
    )
  }

  return (
    <BranchFinder branches={branches} first={ids.filter((id) => roleAt(id) !== 'none')}>
      {(shown, found = branches) => (
        <>
          {branches.length > branchesAtAGlance && found.length > 1 && (
            <div className="rounded-control bg-latte-soft p-4">
              {choices(
                found.map(({ id }) => id),
                t.count(found.length),
                'role-all',
              )}
            </div>
          )}
          {shown.map(({ branch: { id, name } }) => choices([id], name, `role-${id}`))}
        </>
      )}
    </BranchFinder>
  )
}

type RegionRolesProps = {
  regions: readonly StaffRegion[]
  posts: RolesByPlace
  onChange: (posts: RolesByPlace) => void
}

/** Nothing in a shop without regions. */
export function RegionRoles({ regions, posts, onChange }: RegionRolesProps) {
  const words = useAccountText().t.people
  if (regions.length === 0) return null
  return (
    <section aria-label={words.regions} className="grid gap-3 rounded-control bg-latte-soft p-4">
      <p className="text-sm text-ink-2">{words.regionsHint}</p>
      {regions.map(({ id, name }) => (
        <RolePills
          key={id}
          label={words.region(name)}
          name={`role-region-${id}`}
          value={posts[id] ?? 'none'}
          onChange={(role) => onChange({ ...posts, [id]: role })}
        />
      ))}
    </section>
  )
}

type RolePillsProps = {
  label: string
  name: string
  value: RolesByPlace[string] | undefined
  onChange: (role: RolesByPlace[string]) => void
}

function RolePills(props: RolePillsProps) {
  const words = useAccountText().t.people
  const roles = rolesUpward.map((role) => ({ value: role, text: words.roles[role] }))
  return <ChoicePills {...props} choices={[{ value: 'none', text: words.notHere }, ...roles]} />
}
