// Ticks for any number of branches: all of them while they are few; among many a finder, their count, all and none.
import type { ReactNode } from 'react'
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import type { SoughtBranch } from '#domain/branch/find-branches.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useFinderText } from '#web/words/finder/index.ts'

type BranchTicksProps<One extends SoughtBranch> = {
  branches: readonly One[]
  /** The ids of those that are ticked. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** The ticks of these branches. */
  children: (branches: readonly One[]) => ReactNode
}

export function BranchTicks<One extends SoughtBranch>(props: BranchTicksProps<One>) {
  const { branches, chosen, children } = props
  return (
    <BranchFinder branches={branches} most={branchesAtAGlance} first={chosen}>
      {(shown, found) => (
        <>
          {branches.length > branchesAtAGlance && <TickAll {...props} found={found} />}
          {children(shown.map(({ branch }) => branch))}
        </>
      )}
    </BranchFinder>
  )
}

/** Of those that were found, if somebody searches. */
function TickAll<One extends SoughtBranch>(props: BranchTicksProps<One> & { found: readonly One[] | undefined }) {
  const { branches, chosen, found, onChange } = props
  const { t } = useFinderText()
  const ids = (found ?? branches).map(({ id }) => id)
  const others = chosen.filter((id) => !ids.includes(id))
  const ticked = branches.filter(({ id }) => chosen.includes(id)).length
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <p role="status" className="me-auto text-sm font-medium">
        {t.chosen(ticked, branches.length)}
      </p>
      <Button variant="text" onClick={() => onChange([...others, ...ids])}>
        {found ? t.allFound(ids.length) : t.all}
      </Button>
      <Button variant="text" onClick={() => onChange(others)}>
        {found ? t.noneFound : t.no}
      </Button>
    </div>
  )
}
