// The lines of the cart as they can be ordered at the chosen branch, for the day and time that the menu shows.
import { useMenu } from '../api/menu/menu.ts'
import { useBranch } from '../ordering/ordering.ts'
import { useSaleClock } from '../ordering/sale-clock-now.ts'
import { useCart } from './cart.ts'
import { checkedLines, type ShownLine } from './lines.ts'

export function useLines(): readonly ShownLine[] {
  const branch = useBranch()
  return checkedLines(useCart(), useMenu(), branch?.id ?? null, useSaleClock(branch))
}
