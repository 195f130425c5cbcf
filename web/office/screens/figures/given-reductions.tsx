// What customers paid less in the period, by reduction (PRICE-1).
import { localize } from '#domain/shared/locale.ts'
import type { MoneyRead } from '#web/data/staff/order-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useReductionEditText } from '#web/words/reduction-edit/index.ts'

/** Nothing where none were given. */
export function ReductionsGiven({ of: { reductions = [] } }: { of: Pick<MoneyRead, 'reductions'> }) {
  const { t, money, locale } = useReductionEditText()
  if (reductions.length === 0) return null
  return (
    <Card>
      <h2 className="mb-2 text-lg">{t.given}</h2>
      <ul>
        {reductions.map(({ reduction, name, pieces, off }) => (
          <li key={reduction} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <span className="min-w-0 flex-1 leading-tight wrap-anywhere">
              <bdi>{localize(name, locale) || t.givenEarlier}</bdi>
            </span>
            <bdi className="font-bold tabular-nums">{money(off)}</bdi>
            <span className="w-full text-sm leading-tight text-ink-2">{t.givenTimes(pieces)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
