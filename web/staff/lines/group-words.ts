// What is said beside a group and its options: how many may be chosen, and what each costs.
import type { OptionGroup } from '../../../domain/menu/options.ts'
import { useOptionEditText } from '../../i18n/editor/index.ts'

type Group = Pick<OptionGroup<unknown>, 'kind' | 'min' | 'max' | 'included'>

/** 'choose one', 'choose 2 at most · 1 included'. */
export function useGroupHint(): (group: Group) => string {
  const { choose } = useOptionEditText().t
  const range = ({ min, max }: Group): string => {
    if (max === null) return min > 0 ? choose.atLeast(min) : choose.free
    if (min === max) return choose.exactly(min)
    return min > 0 ? choose.between(min, max) : choose.atMost(max)
  }
  return (group) => {
    if (group.kind === 'remove') return choose.leaveOut
    if (group.kind === 'one') return group.min > 0 ? choose.one : choose.oneFree
    return group.included > 0 ? `${range(group)} · ${choose.included(group.included)}` : range(group)
  }
}

/** '+€0.40', '−€0.20'; what costs nothing is 'included' if `free` says so, and otherwise nothing. */
export function usePriceWords(): (cents: number, free: boolean) => string {
  const { t, money } = useOptionEditText()
  return (cents, free) => {
    if (cents === 0) return free ? t.inPrice : ''
    return cents > 0 ? `+${money(cents)}` : money(cents)
  }
}
