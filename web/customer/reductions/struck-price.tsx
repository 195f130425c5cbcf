// A price that a reduction lowers, with the old one struck through, and what each reduction takes off a line.
import { linePrice } from '#domain/shared/money.ts'
import { useReductionText } from '#web/words/reductions/index.ts'
import { offOf, type TakenOff } from './taken-off.ts'

/** Screen readers say both prices in words: most of them pass over what is struck through. */
export function StruckPrice({ before, now }: { before: number; now: number }) {
  const { t, money } = useReductionText()
  return (
    <span>
      <span className="sr-only">{t.was(money(before), money(now))}</span>
      <span aria-hidden="true" className="inline-flex flex-wrap items-baseline gap-x-1.5">
        <s className="text-sm font-normal text-ink-2">{money(before)}</s>
        <span>{money(now)}</span>
      </span>
    </span>
  )
}

interface ReducedLine {
  readonly price: number
  readonly quantity: number
  readonly taken?: readonly TakenOff[]
}

/** What a line of the cart costs. */
export function LinePrice({ line }: { line: ReducedLine }) {
  const { money } = useReductionText()
  const before = linePrice(line.price, line.quantity)
  const off = offOf(line)
  return off > 0 ? <StruckPrice before={before} now={before - off} /> : money(before)
}

/** Each reduction of a line by its name. */
export function LineReductions({ line: { taken = [] } }: { line: Pick<ReducedLine, 'taken'> }) {
  const { t, money } = useReductionText()
  return taken.map(({ rule, quantity, off }) => (
    <p key={`${rule.id} ${off}`} className="text-sm font-semibold wrap-anywhere text-honey-ink">
      {t.takesOff(rule.name, money(quantity * off))}
    </p>
  ))
}
