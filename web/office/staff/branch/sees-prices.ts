// Whether staff see prices of the orders of a branch; where each is rung up by hand they do not (REG-2).
import { showsPrices } from '#domain/money/till-duty.ts'
import { useAllBranches } from '#web/data/staff/shop-api.ts'
import { useStaffText } from '#web/words/staff/index.ts'

export function useSeesPrices(branch: string): boolean {
  const { locale } = useStaffText()
  const { tillDuty = 'none' } = useAllBranches(locale).find(({ id }) => id === branch) ?? {}
  return showsPrices(tillDuty)
}

/** An amount in words; '' where staff see none. */
export function usePriceText(branch: string): (cents: number) => string {
  const { money } = useStaffText()
  const sees = useSeesPrices(branch)
  return (cents) => (sees ? money(cents) : '')
}
