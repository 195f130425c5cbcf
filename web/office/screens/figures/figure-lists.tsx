// What sold most, ranked, with its change; below it what sold least; and for how long what was sold out.
import { localize } from '#domain/shared/locale.ts'
import type { FiguresOfSpan, SpanFigures } from '#web/data/staff/order-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatMinutes } from '#web/words/format-more.ts'

type Named = Pick<SpanFigures['least'][number], 'item' | 'name' | 'amount'>

export function Sold({ figures: { of, before }, earlier }: { figures: FiguresOfSpan; earlier: string }) {
  const { t } = useFiguresText()
  const { items, least } = of
  const most = Math.max(1, ...items.map(({ amount }) => amount))
  // Where the periods are not of one length, what sold before is counted for as many days.
  const days = before.counted > 0 ? of.counted / before.counted : 1
  return (
    <Card>
      <h2 className="mb-2 text-lg">{t.sold}</h2>
      {items.length === 0 ? (
        <p className="text-ink-2">{t.none}</p>
      ) : (
        <>
          <ol>
            {items.map((one) => (
              <Ranked key={one.item} of={one} most={most} by={one.amount - Math.round(one.before * days)} />
            ))}
          </ol>
          <p className="mt-1 text-sm text-ink-2">{t.changeFrom(earlier)}</p>
        </>
      )}
      {least.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 font-text text-sm font-semibold tracking-normal text-ink-2">{t.least}</h3>
          <ol>
            {least.slice(0, 5).map((one) => (
              <Ranked key={one.item} of={one} most={most} isLeast />
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}

type RankedProps = {
  of: Named
  most: number
  by?: number
  isLeast?: boolean
}

/** A name on the bar of its number. */
function Ranked({ of: { name, amount }, most, by, isLeast = false }: RankedProps) {
  const { t, locale, number } = useFiguresText()
  return (
    <li className="flex min-h-8 items-center gap-2 py-px">
      <span className="relative min-w-0 flex-1 py-1">
        <span
          aria-hidden="true"
          className={`absolute inset-y-0 start-0 min-w-1 rounded-[0.4rem] ${isLeast ? 'bg-cherry-soft' : 'bg-latte'}`}
          style={{ width: `${(100 * amount) / most}%` }}
        />
        <bdi className="relative block ps-2 leading-tight font-medium wrap-anywhere">
          {localize(name, locale) || t.deleted}
        </bdi>
      </span>
      <span className="min-w-9 text-end font-bold">{number(amount)}</span>
      {by !== undefined && <Difference by={by} />}
    </li>
  )
}

function Difference({ by }: { by: number }) {
  const { t, number } = useFiguresText()
  return (
    <span
      dir="ltr"
      className={`min-w-9 text-end text-sm font-semibold ${by > 0 ? 'text-leaf' : by < 0 ? 'text-cherry' : 'text-ink-2'}`}
    >
      {by !== 0 && <span className="sr-only">{`${by < 0 ? t.less : t.more} `}</span>}
      {by !== 0 && <span aria-hidden="true">{by > 0 ? '+' : '−'}</span>}
      <span>{number(Math.abs(by))}</span>
    </span>
  )
}

export function SoldOut({ of: { soldOut, timesOut, minutesOut } }: { of: SpanFigures }) {
  const { t, locale } = useFiguresText()
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{t.soldOut}</h2>
        {soldOut.length > 0 && <bdi className="font-bold">{formatMinutes(minutesOut, locale)}</bdi>}
      </div>
      {soldOut.length === 0 ? (
        <p className="text-ink-2">{t.noneOut}</p>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t.soldOutHint(timesOut)}</p>
          <ol className="divide-y divide-line">
            {soldOut.map(({ item, name, amount }) => (
              <li key={item} className="flex min-h-8 items-center justify-between gap-4">
                <bdi className="min-w-0 font-semibold wrap-anywhere">{localize(name, locale) || t.deleted}</bdi>
                <bdi className="whitespace-nowrap text-ink-2">{formatMinutes(amount, locale)}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
