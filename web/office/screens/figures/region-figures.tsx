// What each region sold in the period, side by side, beside the period before (CHAIN-2).

import type { DateText } from '#domain/branch/hours.ts'
import type { FigureSpan } from '#domain/money/figure-span.ts'
import { useRegionFigures } from '#web/data/staff/order-api.ts'
import { useAllRegions } from '#web/data/staff/shop-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useFiguresText } from '#web/words/figures/index.ts'

type RegionFiguresProps = { span: FigureSpan; day: DateText; then: string }

/** Nothing for those who do not see the takings. */
export function RegionFigures({ span, day, then }: RegionFiguresProps) {
  const { t, money, number, locale } = useFiguresText()
  const regions = useAllRegions(locale)
  const read = useRegionFigures(span, day)
  if (!read.data) return null
  return (
    <Card className="p-5!">
      <h2 className="mb-2 text-xl">{t.byRegion}</h2>
      <ul className="divide-y divide-line">
        {read.data.regions.map(({ region, turnover, orders, before }) => (
          <li key={region} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="min-w-0 flex-1 leading-tight font-semibold">
              <bdi>{regions.find(({ id }) => id === region)?.name ?? t.noRegion}</bdi>
            </span>
            <bdi className="text-ink-2 tabular-nums">{t.ordersOf(number(orders))}</bdi>
            <bdi className="min-w-24 text-end font-bold tabular-nums">{money(turnover)}</bdi>
            <span className="w-full text-sm leading-tight text-ink-2">{t.compared(then, money(before.turnover))}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
