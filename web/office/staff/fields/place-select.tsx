// Chooses what a list shows: all branches of the member, those of a region where there are regions, or one.
import { regionIn, regionPlace } from '#domain/branch/region-place.ts'
import { branchesIn, type ListedPlace } from '#web/data/staff/listed-place.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { listBranch, listPlace, useRegionsOf } from '../branch/my-branches.ts'
import { BranchSelect } from './branch-select.tsx'

type PlaceSelectProps = { branches: readonly StaffBranch[]; place: ListedPlace }

export function PlaceSelect({ branches, place }: PlaceSelectProps) {
  const { frame } = useStaffText().t
  const regions = useRegionsOf(branches)
  const region = regionIn(place)
  const among = region === undefined ? branches : branchesIn(place, branches)
  return (
    <>
      {regions.length > 0 && (
        <label className="relative inline-flex min-h-control max-w-full items-center rounded-control bg-card shade-card">
          <span className="sr-only">{frame.region}</span>
          <select
            value={region ?? ''}
            onChange={({ target: { value } }) => listPlace(value === '' ? '' : regionPlace(value))}
            className="min-h-control w-full min-w-0 appearance-none truncate rounded-control ps-4 pe-10 font-semibold max-sm:ps-3.5 max-sm:pe-9 max-sm:text-sm"
          >
            <option value="">{frame.allRegions}</option>
            <hr />
            {regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Icon of={chevronDownIcon} className="pointer-events-none absolute end-3.5 size-4.5" />
        </label>
      )}
      <BranchSelect
        branches={among}
        branch={region === undefined ? place : ''}
        all={region === undefined ? frame.allBranches : frame.allOfRegion}
        onChoose={(branch) => (branch === '' && region !== undefined ? listPlace(place) : listBranch(branch))}
      />
    </>
  )
}
