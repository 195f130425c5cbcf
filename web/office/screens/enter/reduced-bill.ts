// A bill at the counter with what reductions take off it, by the same rule as for customers (PRICE-1).
import type { PublicReduction } from '#contract/index.ts'
import { orderDay } from '#domain/branch/branch.ts'
import { readyAt, soonestReady } from '#domain/branch/capacity/ready-at.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { sizesGroup } from '#domain/menu/size-ids.ts'
import { shownReduction } from '#domain/money/reductions/shown-reductions.ts'
import { withTakenOff } from '#web/customer/reductions/taken-off.ts'
import { serverNow, useNow } from '#web/data/http/server-clock.ts'
import { type MenuBranch, type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import { usePaceAt } from '#web/data/time-api.ts'
import type { ChosenPiece } from '#web/office/staff/lines/item-options.ts'
import type { BillLine, ReducedBillLine } from './bill.tsx'

/** When an order of now is wanted at a branch, unless a time is typed. */
export function useSoonestAt(branch: MenuBranch): Instant {
  useNow(60_000)
  const pace = usePaceAt(branch)
  const now = serverNow()
  const day = orderDay(branch, localTime(now, branch.timeZone).date, now)
  const asked = { branch, pace, lines: [], now }
  return (day.ok ? readyAt({ ...asked, day: day.value }) : null) ?? soonestReady(asked)
}

interface BillAsked {
  readonly branch: { readonly id: string; readonly timeZone: string }
  readonly at: Instant
  /** The rule behind a code. */
  readonly code: PublicReduction | undefined
}

export function useReducedBill(lines: readonly BillLine[], asked: BillAsked): readonly ReducedBillLine[] {
  const { itemsById, reductions = [] } = useMenu()
  const rules = asked.code ? [...reductions, asked.code] : reductions
  const shown = lines.map((line) => ({
    ...line,
    mark: 'fine' as const,
    picked: line.said,
    shown: itemsById.get(line.item),
  }))
  const reduced = withTakenOff(shown, { ...asked, rules })
  return lines.map((line, at) => {
    const taken = reduced[at]?.taken
    return taken ? { ...line, taken } : line
  })
}

/** What a piece costs as it comes, by the rules that ask for nothing else in the order; undefined: as always. */
export function usePieceNow(branch: BillAsked['branch'], at: Instant) {
  const { reductions = [] } = useMenu()
  const time = localTime(at, branch.timeZone)
  return (item: MenuItem, { price, said }: Pick<ChosenPiece, 'price' | 'said'>): number | undefined => {
    if (item.evening?.includes(branch.id)) return undefined
    const beside = said.filter(({ group }) => group !== sizesGroup)
    const extras = beside.reduce((sum, option) => sum + option.price, 0)
    return shownReduction({ item, price, extras }, reductions, branch.id, time).now?.price
  }
}
