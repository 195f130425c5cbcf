// What sold most, beside a week before, what sold least, and what was sold out or never became a sale.
import { localize } from '#domain/shared/locale.ts'
import type { SpanFigures } from '#web/data/staff/order-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatList, formatMinutes } from '#web/words/format-more.ts'

/** `then`: the day before, in words. */
export function BestSellers({
  of: { items, least },
  then,
}: {
  of: Pick<SpanFigures, 'items' | 'least'>
  then: string
}) {
  const { t, locale, number } = useFiguresText()
  const nameOf = ({ name }: Pick<SpanFigures['least'][number], 'name'>) => localize(name, locale) || t.deleted
  const most = Math.max(1, ...items.flatMap(({ amount, before }) => [amount, before]))
  const along = (amount: number) => `${(100 * amount) / most}%`
  return (
    <Card className="p-5!">
      <h2 className="mb-2 text-xl">{t.best}</h2>
      {items.length === 0 ? (
        <p className="text-ink-2">{t.none}</p>
      ) : (
        <>
          <ol>
            {items.map(({ item, name, amount, before }) => (
              <li key={item} className="flex min-h-10 items-center gap-3">
                <bdi className="w-2/5 min-w-0 leading-tight wrap-anywhere sm:w-44 xl:w-28 2xl:w-40">
                  {localize(name, locale) || t.deleted}
                </bdi>
                <svg aria-hidden="true" className="h-7 min-w-0 flex-1 overflow-visible rtl:-scale-x-100">
                  <rect y="4" width={along(amount)} height="20" rx="10" className="fill-ink" />
                  {before > 0 && (
                    <rect x={along(before)} width="6" height="28" rx="3" className="fill-honey stroke-card stroke-2" />
                  )}
                </svg>
                <span className="min-w-10 text-end font-bold tabular-nums">{`${number(amount)}×`}</span>
                <Difference by={amount - before} />
              </li>
            ))}
          </ol>
          <p className="mt-2 text-sm text-ink-2">
            <span>{t.line(then)}</span>
            {least.length > 0 && (
              <>
                <span>{` ${t.least}: `}</span>
                <b className="font-semibold text-ink">
                  {formatList(
                    least.map((one) => `${nameOf(one)} ${number(one.amount)}×`),
                    locale,
                  )}
                </b>
              </>
            )}
          </p>
        </>
      )}
    </Card>
  )
}

function Difference({ by }: { by: number }) {
  const { t, number } = useFiguresText()
  return (
    <span
      dir="ltr"
      className={`min-w-9 text-end tabular-nums ${by > 0 ? 'text-leaf' : by < 0 ? 'text-cherry' : 'text-ink-2'}`}
    >
      {by !== 0 && <span className="sr-only">{`${by < 0 ? t.less : t.more} `}</span>}
      {by !== 0 && <span aria-hidden="true">{by > 0 ? '+' : '−'}</span>}
      <span>{number(Math.abs(by))}</span>
    </span>
  )
}

type PiecesProps = { of: SpanFigures['soldOut']; show: (amount: number) => string }

function Pieces({ of, show }: PiecesProps) {
  const { t, locale } = useFiguresText()
  return (
    <ol className="divide-y divide-line">
      {of.map(({ item, name, amount }) => (
        <li key={item} className="flex min-h-10 items-center justify-between gap-4">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{localize(name, locale) || t.deleted}</bdi>
          <bdi className="font-bold whitespace-nowrap tabular-nums">{show(amount)}</bdi>
        </li>
      ))}
    </ol>
  )
}

export function SoldOut({
  of: { soldOut, timesOut, minutesOut, refused, cancelled, notCollected },
  wide,
}: {
  of: SpanFigures
  /** Across two columns. */
  wide: boolean
}) {
  const { t, number, locale } = useFiguresText()
  const lasting = (minutes: number) => formatMinutes(minutes, locale)
  const fallen = [
    { name: t.refused, count: refused },
    { name: t.cancelled, count: cancelled },
    { name: t.notCollected, count: notCollected },
  ]
  return (
    <Card className={`flex flex-col p-5! ${wide ? 'lg:max-xl:col-span-2' : ''}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{t.soldOut}</h2>
        {soldOut.length > 0 && <bdi className="font-bold tabular-nums">{lasting(minutesOut)}</bdi>}
      </div>
      {soldOut.length === 0 ? (
        <p className="text-ink-2">{t.noneOut}</p>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t.soldOutHint(timesOut)}</p>
          <Pieces of={soldOut} show={lasting} />
        </>
      )}
      <dl className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-4">
        {fallen.map(({ name, count }) => (
          <div key={name} className="flex flex-row-reverse items-baseline gap-2">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="text-lg font-bold tabular-nums">{number(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
