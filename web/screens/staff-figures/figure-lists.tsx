// What sold most, beside a week before, what sold least, and what was sold out or never became a sale.
import { localize } from '../../../domain/shared/locale.ts'
import type { FiguresOfDay } from '../../api/staff/order-api.ts'
import { Card } from '../../components/display/card.tsx'
import { useFiguresText } from '../../i18n/owner/index.ts'

/** `then`: the day before, in words. */
export function BestSellers({ items, then }: { items: FiguresOfDay['items']; then: string }) {
  const { t, locale, number } = useFiguresText()
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
                <bdi className="w-2/5 min-w-0 leading-tight wrap-anywhere sm:w-44">
                  {localize(name, locale) || t.deleted}
                </bdi>
                <span aria-hidden="true" className="relative h-5 min-w-0 flex-1">
                  <span
                    className="absolute inset-y-0 start-0 rounded-small bg-ink"
                    style={{ inlineSize: along(amount) }}
                  />
                  {before > 0 && (
                    <span
                      className="absolute -inset-y-1 w-1 rounded-full border-x border-card bg-honey box-content"
                      style={{ insetInlineStart: along(before) }}
                    />
                  )}
                </span>
                <span className="min-w-10 text-end font-bold tabular-nums">{number(amount)}×</span>
                <Difference by={amount - before} />
              </li>
            ))}
          </ol>
          <p className="mt-2 text-sm text-ink-2">{t.line(then)}</p>
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
      {by !== 0 && <span className="sr-only">{by < 0 ? t.less : t.more} </span>}
      {by !== 0 && <span aria-hidden="true">{by > 0 ? '+' : '−'}</span>}
      {number(Math.abs(by))}
    </span>
  )
}

/** Nothing if all that was sold stands among the best sellers. */
export function LeastSold({ items }: { items: FiguresOfDay['least'] }) {
  const { t } = useFiguresText()
  if (items.length === 0) return null
  return (
    <Card className="p-5! lg:col-span-2">
      <h2 className="text-xl">{t.least}</h2>
      <Pieces of={items} />
    </Card>
  )
}

function Pieces({ of }: { of: FiguresOfDay['soldOut'] }) {
  const { t, locale, number } = useFiguresText()
  return (
    <ol className="divide-y divide-line">
      {of.map(({ item, name, amount }) => (
        <li key={item} className="flex min-h-10 items-center justify-between gap-4">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{localize(name, locale) || t.deleted}</bdi>
          <span className="font-bold tabular-nums">{number(amount)}×</span>
        </li>
      ))}
    </ol>
  )
}

export function SoldOut({ of: { soldOut, refused, cancelled, notCollected } }: { of: FiguresOfDay }) {
  const { t, number } = useFiguresText()
  const fallen = [
    { name: t.refused, count: refused },
    { name: t.cancelled, count: cancelled },
    { name: t.notCollected, count: notCollected },
  ]
  return (
    <Card className="flex flex-col p-5!">
      <h2 className="text-xl">{t.soldOut}</h2>
      {soldOut.length === 0 ? (
        <p className="text-ink-2">{t.noneOut}</p>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t.soldOutHint}</p>
          <Pieces of={soldOut} />
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
