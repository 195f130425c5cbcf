// The button that finds one of many branches, loaded by the first shop that has so many.
import { lazyPart } from '#web/data/lazy-part.tsx'

export const LazyBranchPick = lazyPart(
  () => import('./branch-pick.tsx').then((file) => file.BranchPick),
  <span className="min-h-12" />,
)
