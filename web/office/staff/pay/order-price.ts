// An amount of an order in words; '' where each order is rung up by hand, and staff see none (REG-2).
import type { StaffOrder } from '#contract/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

export function useOrderPrice({ ringUp }: Pick<StaffOrder, 'ringUp'>): (cents: number) => string {
  const { money } = useStaffText()
  return (cents) => (ringUp === null ? money(cents) : '')
}
