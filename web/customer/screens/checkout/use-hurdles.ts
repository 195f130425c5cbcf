// What prevents placing an order or opening a basket, found before anything is sent (ORDER-3).
import type { Problem } from '#contract/index.ts'
import { invoiceProblems } from '#domain/money/invoice-wish.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { missingFields } from '#domain/order/order-form.ts'
import type { ShownLine } from '#web/customer/cart/shown-lines.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useOrderText, useRefusalText } from '#web/words/order/index.ts'
import { useReductionText } from '#web/words/reductions/index.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { Times } from './checkout-times.ts'
import type { OpeningTogether } from './use-together.ts'

export interface CheckoutHurdle {
  readonly kind: 'fields' | 'prices' | 'lines' | 'reductions'
  readonly text: string
  /** The fields that are marked for it. */
  readonly problems?: readonly Problem[]
}

interface Seen {
  readonly branch: MenuBranch
  readonly lines: readonly ShownLine[]
  readonly times: Times
  readonly total: number
  /** Undefined unless it opens an office basket. */
  readonly together: OpeningTogether | undefined
}

/** Looks for one, in the order of the page, as the first one gets the focus. */
export function useHurdles({ branch, lines, times, total, together }: Seen) {
  const { t, money } = useOrderText()
  const { lookAgain } = useMoreText().t.cart
  const words = useRefusalText().t

  return (chosen: CheckoutDraft, phoneWrong: boolean): CheckoutHurdle | undefined => {
    if (lines.some(({ mark }) => !canBeOrdered(mark))) return { kind: 'lines', text: lookAgain }
    const blank = missingFields(chosen, branch)
    const missing = blank.map((field) => ({ problem: `${field}_missing`, field }))
    if (blank.length > 0) return { kind: 'fields', text: t.checkout.missing(blank), problems: missing }
    if (chosen.form === 'pick-up' && branch.phoneField !== 'hidden' && phoneWrong)
      return { kind: 'fields', text: words.problems.phone_invalid }
    const wrong = chosen.invoiced && together?.payer !== 'each' ? invoiceProblems(chosen.invoice) : []
    if (wrong[0]) return { kind: 'fields', text: words.problems[wrong[0].problem], problems: wrong }
    if (chosen.form === 'pick-up' && times.gone !== null) return { kind: 'fields', text: t.checkout.chooseTime }
    if (together && !together.latest) return { kind: 'fields', text: words.problems[together.tooLate] }
    if (lines.some(hasNewPrice)) return { kind: 'prices', text: t.checkout.pricesChanged(money(total)) }
    return undefined
  }
}

/** That reductions of these names, which the customer has seen, count no longer: said before the next tap (PRICE-1). */
export function useLostHurdle(names: readonly string[], total: number): CheckoutHurdle | undefined {
  const { t, money } = useReductionText()
  if (names.length === 0) return undefined
  return { kind: 'reductions', text: [...names.map(t.ended), t.costs(money(total))].join(' ') }
}

/** Whether the hurdle is still in the way of these lines. A field's is taken away where the field is changed. */
export function isInTheWay({ kind }: CheckoutHurdle, lines: readonly ShownLine[]): boolean {
  if (kind === 'lines') return lines.some(({ mark }) => !canBeOrdered(mark))
  if (kind === 'prices') return lines.some(hasNewPrice)
  return true
}

export const hasNewPrice = ({ mark }: ShownLine): boolean => mark === 'price_changed'
