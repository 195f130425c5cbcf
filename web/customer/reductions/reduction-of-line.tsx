// By which rule a line of an order costs less, in the words of then (PRICE-1).
import type { OrderLine } from '#domain/order/order.ts'
import { localize } from '#domain/shared/locale.ts'
import { useReductionText } from '#web/words/reductions/index.ts'

export function ReductionOfLine({ line }: { line: Pick<OrderLine, 'quantity' | 'reduction'> }) {
  const { t, money, locale } = useReductionText()
  const { quantity, reduction } = line
  if (!reduction) return null
  return (
    <span className="block text-sm font-semibold wrap-anywhere text-honey-ink">
      {t.takesOff(localize(reduction.name, locale), money(reduction.off * quantity))}
    </span>
  )
}
