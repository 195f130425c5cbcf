// A list of branches in which one is found: few are shown as they are, many get a field, which loads with the first
// list that needs it.
import type { ReactNode } from 'react'
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import type { SoughtBranch } from '#domain/branch/find-branches.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import type { BranchFinderProps } from './many-branches.tsx'

type Finder = <One extends SoughtBranch>(props: BranchFinderProps<One>) => ReactNode

const ManyBranches = lazyPart<BranchFinderProps<SoughtBranch>>(
  () => import('./many-branches.tsx').then((file) => file.ManyBranches<SoughtBranch>),
  // The first view of the document stays until it is there.
  <div data-waiting className="h-120" />,
) as Finder

export const BranchFinder: Finder = (props) => {
  const { branches, children } = props
  if (branches.length > branchesAtAGlance) return <ManyBranches {...props} />
  return children(branches.map((branch) => ({ branch })))
}
