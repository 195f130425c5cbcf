// Bars side by side: what is shown is solid, what it is compared with an outline, never by colour alone. The table says the
// same, and a file takes it along.
import { csvText, separatorOf } from '../../../domain/shared/csv.ts'
import { keepFile } from '../../api/keep-file.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { useFiguresText } from '../../i18n/owner/index.ts'

interface BarRow {
  readonly name: string
  /** Below the bar, where there is little room. */
  readonly short: string
  readonly now: number
  readonly earlier: number
}

type BarChartProps = {
  title: string
  rows: readonly BarRow[]
  names: { row: string; now: string; earlier: string }
  show: (value: number) => string
  /** Above a bar, if it is shorter there. */
  mark?: (value: number) => string
  file: string
}

export function BarChart({ title, rows, names, show, mark = show, file }: BarChartProps) {
  const { t, locale } = useFiguresText()
  const most = Math.max(1, ...rows.flatMap(({ now, earlier }) => [now, earlier]))
  const high = (amount: number) => ({ blockSize: `${Math.max(0, (100 * amount) / most)}%` })
  const takeOut = () =>
    keepFile(
      csvText(
        [
          [names.row, names.now, names.earlier],
          ...rows.map(({ name, now, earlier }) => [name, show(now), show(earlier)]),
        ],
        separatorOf(locale),
      ),
      file,
      'text/csv',
    )
  return (
    <Card className="p-5!">
      <h2>{title}</h2>
      <div aria-hidden="true" className="mt-4 flex gap-1 overflow-hidden">
        {rows.map(({ name, short, now, earlier }) => (
          <div key={name} className="grid min-w-0 flex-1 justify-items-center gap-1">
            <span className="text-sm font-semibold tabular-nums max-sm:text-xs">
              {now > 0 && rows.length < 16 ? mark(now) : ''}
            </span>
            <div className="flex h-40 w-full max-w-16 items-end gap-0.5 border-b border-edge">
              <span
                className={`flex-1 rounded-t-small border-edge ${earlier > 0 ? 'border-2 border-b-0' : ''}`}
                style={high(earlier)}
              />
              <span className="flex-2 rounded-t-small bg-ink" style={high(now)} />
            </div>
            <span className="text-xs text-ink-2 tabular-nums">{short}</span>
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-4 text-sm">
        <span className="flex items-center gap-2">
          <span className="size-3.5 bg-ink" />
          {names.now}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3.5 border-2 border-edge" />
          {names.earlier}
        </span>
      </p>
      <details className="mt-4 rounded-control border border-line">
        <summary className="flex min-h-12 items-center rounded-control px-4 font-medium">{t.asTable}</summary>
        <table className="mx-4 mb-4 text-start">
          <thead>
            <tr>
              {[names.row, names.now, names.earlier].map((head) => (
                <th key={head} scope="col" className="pe-6 text-start text-sm font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, now, earlier }) => (
              <tr key={name} className="tabular-nums">
                <th scope="row" className="pe-6 text-start font-medium">
                  {name}
                </th>
                <td className="pe-6">{show(now)}</td>
                <td>{show(earlier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Button size="staff" variant="quiet" className="mt-3" onClick={takeOut}>
        {t.takeOut}
      </Button>
    </Card>
  )
}
