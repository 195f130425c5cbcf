// Chooses the branch of a staff screen; not shown to members of only one branch.
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import { LazyBranchPick } from '#web/customer/branch/lazy-branch-pick.tsx'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon, pinIcon } from '#web/ui/icons/icons.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { chooseOwnBranch } from '../branch/my-branches.ts'

type BranchSelectProps = {
  branches: readonly StaffBranch[]
  /** '' for all of them. */
  branch: string
  /** The label of the option for all branches; without it, that option is missing. */
  all?: string
  /** Marks the choice of all branches, where a press would take effect at each. */
  warns?: boolean
  onChoose?: (branch: string) => void
}

export function BranchSelect(props: BranchSelectProps) {
  const { branches, branch, all, warns = false, onChoose = chooseOwnBranch } = props
  const { t } = useStaffText()
  const marked = warns && branch === '' && branches.length > 1
  const ground = `shade-card ${marked ? 'bg-honey text-ink' : 'bg-card'}`
  if (branches.length < 2)
    return (
      <span className={`inline-flex min-h-control items-center gap-2.5 rounded-control px-4 font-semibold ${ground}`}>
        <Icon of={pinIcon} className="size-5" />
        <span>{branches[0]?.name}</span>
      </span>
    )
  if (branches.length > branchesAtAGlance)
    return (
      <LazyBranchPick
        branches={branches}
        branch={branch}
        none={all}
        className={`inline-flex min-h-control max-w-full items-center gap-2.5 rounded-control px-4 font-semibold max-sm:px-3.5 max-sm:text-sm ${ground}`}
        onPick={onChoose}
      >
        {(name) => (
          <>
            <Icon of={pinIcon} className="size-5 shrink-0 max-sm:hidden" />
            {name}
            <Icon of={chevronDownIcon} className="size-4.5 shrink-0" />
          </>
        )}
      </LazyBranchPick>
    )
  return (
    <label className={`relative inline-flex min-h-control max-w-full items-center rounded-control ${ground}`}>
      <span className="sr-only">{t.frame.branch}</span>
      <Icon of={pinIcon} className="pointer-events-none absolute start-4 size-5 max-sm:hidden" />
      <select
        value={branch}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-control w-full min-w-0 appearance-none truncate rounded-control ps-11.5 pe-10 max-sm:ps-3.5 max-sm:pe-9 max-sm:text-sm font-semibold"
      >
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {all && <hr />}
        {all && <option value="">{all}</option>}
      </select>
      <Icon of={chevronDownIcon} className="pointer-events-none absolute end-3.5 size-4.5" />
    </label>
  )
}
