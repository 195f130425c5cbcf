// The field of a form that asks for a branch: a list to choose from, or among many a button that opens their finder.
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import type { SoughtBranch } from '#domain/branch/find-branches.ts'
import { localize } from '#domain/shared/locale.ts'
import { FieldFrame, SelectField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useText } from '#web/words/index.tsx'
import { LazyBranchPick } from './lazy-branch-pick.tsx'

type BranchFieldProps = {
  label: string
  name?: string
  branches: readonly SoughtBranch[]
  /** The id of the chosen one, or ''. */
  value: string
  /** The words of the choice ''; without them a branch is always chosen. */
  none?: string
  error?: string | undefined
  onPick: (branch: string) => void
}

export function BranchField({ label, name, branches, value, none, error, onPick }: BranchFieldProps) {
  const { locale } = useText()
  if (branches.length > branchesAtAGlance)
    return (
      <FieldFrame texts={{ label, error }}>
        {({ 'aria-invalid': isWrong, ...tied }) => (
          <LazyBranchPick
            {...tied}
            data-wrong={isWrong}
            branches={branches}
            branch={value}
            none={none}
            label={label}
            className="flex min-h-12 w-full items-center gap-2 rounded-control border border-edge bg-card px-4 py-2.5 data-wrong:border-2 data-wrong:border-cherry"
            onPick={onPick}
          >
            {(chosen) => (
              <>
                {chosen}
                <Icon of={chevronDownIcon} className="-me-0.5 size-5 shrink-0" />
              </>
            )}
          </LazyBranchPick>
        )}
      </FieldFrame>
    )
  return (
    <SelectField label={label} name={name} value={value} error={error} onChange={({ target }) => onPick(target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {branches.map((branch) => (
        <option key={branch.id} value={branch.id}>
          {typeof branch.name === 'string' ? branch.name : localize(branch.name, locale)}
        </option>
      ))}
    </SelectField>
  )
}
