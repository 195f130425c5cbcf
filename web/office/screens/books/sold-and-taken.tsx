// What was sold on a day by method of payment and VAT rate, what was taken, and what else the day has to say.
import type { DayEnd } from '#domain/money/day-end.ts'
import { soldTable } from '#domain/money/day-end.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useBookPages, useBookWords } from '#web/words/books/index.ts'
import { useRateName } from './rate-name.ts'

export function SoldAndTaken({ end }: { end: DayEnd }) {
  const { t, money } = useBookWords()
  const pages = useBookPages().t
  const rateName = useRateName()
  const table = soldTable(end)
  const rows = [
    ...table.ways.map(({ way, amounts }) => ({ name: t.ways[way], amounts, look: '' })),
    ...(table.corrections.length > 0 ? [{ name: t.dayEnd.corrections, amounts: table.corrections, look: '' }] : []),
    { name: t.all, amounts: table.all, look: 'border-t-2 border-ink font-semibold' },
    { name: t.dayEnd.tax, amounts: table.tax, look: 'text-ink-2' },
    { name: t.dayEnd.net, amounts: table.net, look: 'text-ink-2' },
  ]
  return (
    <>
      <Card className="p-5!">
        <h3 className="mb-2">{t.dayEnd.sold}</h3>
        {table.rates.length === 0 ? (
          <p className="text-ink-2">{pages.nothing}</p>
        ) : (
          <section
            aria-label={t.dayEnd.sold}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="overflow-x-auto"
          >
            <table className="w-full text-end tabular-nums">
              <thead>
                <tr>
                  <td />
                  {[...table.rates.map(rateName), t.together].map((head) => (
                    <th key={head} scope="col" className="ps-4 pb-2 text-end text-sm font-semibold text-ink-2">
                      <bdi dir="ltr">{head}</bdi>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, amounts, look }) => (
                  <tr key={name} className={`border-t border-line ${look}`}>
                    <th scope="row" className="py-2 pe-2 text-start font-medium">
                      {name}
                    </th>
                    {amounts.map((amount, place) => (
                      <td
                        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are those of the rates, in their order
                        key={place}
                        className={`py-2 ps-4 whitespace-nowrap ${place === amounts.length - 1 ? 'font-semibold' : ''}`}
                      >
                        <bdi>{amount === 0 ? '–' : money(amount)}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Card>
      <Beside end={end} />
    </>
  )
}

function Beside({ end: { taken, orders, toGiveBack, invoiced, large } }: { end: DayEnd }) {
  const { t, money, number } = useBookWords()
  const { dayEnd } = t
  const all = taken.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card className="p-5!">
        <h3 className="mb-2">{dayEnd.taken}</h3>
        <dl>
          {taken.map(({ way, amount }) => (
            <FigureLine key={way} name={t.ways[way]} value={money(amount)} />
          ))}
          <FigureLine name={t.all} value={money(all)} strong />
        </dl>
      </Card>
      <Card className="p-5!">
        <h3 className="mb-2">{dayEnd.orders}</h3>
        <dl>
          <FigureLine name={dayEnd.soldOrders} value={number(orders.sold)} />
          <FigureLine name={dayEnd.refused} value={number(orders.refused)} />
          <FigureLine name={dayEnd.cancelled} value={number(orders.cancelled)} />
          <FigureLine name={dayEnd.notCollected} value={number(orders.notCollected)} />
          {toGiveBack !== 0 && <FigureLine name={dayEnd.toGiveBack} value={money(toGiveBack)} />}
          {invoiced !== 0 && <FigureLine name={dayEnd.invoiced} value={money(invoiced)} />}
          {large.length === 0 ? (
            <FigureLine name={dayEnd.large} value={t.none} />
          ) : (
            large.map(({ code, gross }) => (
              <FigureLine key={code} name={`${dayEnd.large}: ${code}`} value={money(gross)} />
            ))
          )}
        </dl>
      </Card>
    </div>
  )
}

type FigureLineProps = { name: string; value: string; strong?: boolean; className?: string }

export function FigureLine({ name, value, strong = false, className = '' }: FigureLineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 border-t border-line py-1.5 first:border-0 ${strong ? 'font-semibold' : ''} ${className}`}
    >
      <dt>{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
