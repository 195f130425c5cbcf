// A chart with its legend: what is shown is solid, what is not over hatched, what it is compared with pale with an
// edge, never by colour alone. The table says the same, and a file takes it along.
import { useId, useState } from 'react'
import { csvText, separatorOf } from '#domain/shared/csv.ts'
import { keepFile } from '#web/data/keep-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useFiguresText } from '#web/words/figures/index.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import type { BarRow, ChartNames } from './chart-rows.ts'

type BarChartProps = {
  title: string
  rows: readonly BarRow[]
  names: ChartNames
  show: (value: number) => string
  /** Above a bar, if it is shorter there. */
  mark?: (value: number) => string
  /** In a file, if it is another text there. */
  plain?: (value: number) => string
  file: string
  /** Across both columns. */
  wide: boolean
}

export function BarChart({ title, rows, names, show, mark = show, plain = String, file, wide }: BarChartProps) {
  const { t, locale } = useFiguresText()
  const titled = useId()
  const [asTable, setTable] = useState(false)
  const heads = [names.row, names.now, names.earlier]
  const takeOut = () => {
    const cells = rows.map(({ name, now, earlier }) => [name, plain(now), plain(earlier)])
    keepFile(csvText([heads, ...cells], separatorOf(locale)), file, 'text/csv')
  }
  return (
    <Card className={`grid content-start gap-3 p-5! ${wide ? 'lg:col-span-2' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-5">
        <h2 id={titled} className="me-auto text-xl">
          {title}
        </h2>
        <Legend names={names} isRunning={rows.some(({ running, now }) => running && now > 0)} />
        <Button variant="text" aria-pressed={asTable} onClick={() => setTable(!asTable)} className="text-base">
          {t.asTable}
        </Button>
        <Button variant="text" aria-label={`CSV. ${t.takeOut}: ${title}`} onClick={takeOut} className="text-base">
          CSV
        </Button>
      </div>
      {!asTable && <ChartDrawing titled={titled} rows={rows} names={names} show={show} mark={mark} />}
      <div className={asTable ? 'overflow-x-auto' : 'sr-only'}>
        <table className="w-full max-w-xl text-start">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1 pe-6 text-start text-sm font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ name, now, earlier }) => (
              <tr key={name} className="tabular-nums">
                <th scope="row" className="py-1 pe-6 text-start font-medium">
                  {name}
                </th>
                <td className="py-1 pe-6 font-semibold">{show(now)}</td>
                <td className="py-1">{show(earlier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Legend({ names: { now, earlier }, isRunning }: { names: ChartNames; isRunning: boolean }) {
  const { t } = useFiguresText()
  const looks = [
    { name: now, look: 'bg-ink' },
    ...(isRunning ? [{ name: t.running, look: 'bar-running' }] : []),
    { name: earlier, look: 'border border-edge bg-latte' },
  ]
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-ink-2 max-xl:order-last max-xl:w-full">
      {looks.map(({ name, look }) => (
        <li key={name} className="flex items-center gap-2">
          <span className={`size-3.5 rounded-[0.2rem] ${look}`} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
