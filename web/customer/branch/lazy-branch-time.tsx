// When a branch has things ready, loaded with what times follow from once something shows it.
import { lazyPart } from '#web/data/lazy-part.tsx'

export const LazyBranchTime = lazyPart(() => import('./branch-time.tsx').then((file) => file.BranchTime))
