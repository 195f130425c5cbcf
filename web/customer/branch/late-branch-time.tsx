// When a branch has things ready, loaded with what times follow from once something shows it.
import { lazyPart } from '#web/data/lazy-part.tsx'

export const LateBranchTime = lazyPart(() => import('./branch-time.tsx').then((file) => file.BranchTime))
