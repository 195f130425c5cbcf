// What each region sold in the period, side by side, beside the other period (CHAIN-2).
import { type FiguresOfSpan, useRegionFigures } from '#web/data/staff/order-api.ts'
import { useAllRegions } from '#web/data/staff/shop-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useFiguresText } from '#web/words/figures/index.ts'
import { Change } from './headlines.tsx'

type RegionFiguresProps = {
  asked: Parameters<typeof useRegionFigures>[0]
  /** How many days are compared. */
  figures: FiguresOfSpan
  then: string
}

/** Nothing for those who do not see the takings. */
export function RegionFigures({ asked, figures: { of, before: other }, then }: RegionFiguresProps) {
  const { t, money, number, locale } = useFiguresText()
  const regions = useAllRegions(locale)
  const read = useRegionFigures(asked)
  if (!read.data) return null
  return (
    <Card>
      <h2 className="mb-2 text-lg">{t.byRegion}</h2>
      <ul className="divide-y divide-line">
        {read.data.regions.map(({ region, turnover, orders, soFar, before }) => (
          <li key={region} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="min-w-0 flex-1 leading-tight font-semibold">
              <bdi>{regions.find(({ id }) => id === region)?.name ?? t.noRegion}</bdi>
            </span>
            <bdi className="text-ink-2">{t.ordersOf(number(orders))}</bdi>
            <bdi className="min-w-24 text-end font-bold">{money(turnover)}</bdi>
            <span className="flex w-full flex-wrap items-baseline gap-x-3 text-sm leading-tight text-ink-2">
              <span>{t.compared(then, money(before.turnover))}</span>
              {of.compared > 0 && (
                <Change now={soFar.turnover / of.compared} earlier={before.turnover / Math.max(1, other.compared)} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
