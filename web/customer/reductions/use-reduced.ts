// Lines of a cart with what the shop's reductions take off them, those that need no code.
import type { PublicReduction } from '#contract/index.ts'
import type { MadeLine } from '#domain/branch/capacity/capacity.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { type ReducibleShown, type TakenOff, withTakenOff } from './taken-off.ts'
import { useWantedTime } from './wanted-time.ts'

/** For the soonest time at which the branch has them ready, or the chosen one; without a branch nothing is off. */
export function useReduced<Line extends ReducibleShown & MadeLine>(
  lines: readonly Line[],
  branch: MenuBranch | null,
): readonly (Line & { readonly taken?: readonly TakenOff[] })[] {
  const { reductions: rules = [] } = useMenu()
  const made = lines.filter(({ mark }) => canBeOrdered(mark))
  const at = useWantedTime(rules.length > 0 ? branch : null, made)
  return branch && at !== null ? withTakenOff(lines, { rules, branch, at }) : lines
}

interface ReducedFor {
  readonly branch: MenuBranch
  /** When the order is wanted. */
  readonly at: Instant
  /** The rule behind a code. */
  readonly code: PublicReduction | undefined
}

/** The same for a time, and with the rule behind a code. */
export function useReducedFor<Line extends ReducibleShown>(lines: readonly Line[], { branch, at, code }: ReducedFor) {
  const { reductions = [] } = useMenu()
  return withTakenOff(lines, { rules: code ? [...reductions, code] : reductions, branch, at })
}
