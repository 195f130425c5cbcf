// Bars side by side: what is shown is solid, what is not over hatched, what it is compared with pale with an edge, never by
// colour alone. The table says the same, and a file takes it along.
import { useState } from 'react'
import { csvText, separatorOf } from '../../../domain/shared/csv.ts'
import { keepFile } from '../../api/keep-file.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { useFiguresText } from '../../i18n/figures/index.ts'

export interface BarRow {
  readonly name: string
  /** Below the bar, where there is little room. */
  readonly short: string
  readonly now: number
  readonly earlier: number
  readonly running?: boolean
}

export interface ChartNames {
  readonly row: string
  readonly now: string
  readonly earlier: string
}

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

/** With more bars there is no room for a number on each. */
const mostMarked = 15

export function BarChart({ title, rows, names, show, mark = show, plain = String, file, wide }: BarChartProps) {
  const { t, locale } = useFiguresText()
  const [asTable, setTable] = useState(false)
  const heads = [names.row, names.now, names.earlier]
  const takeOut = () => {
    const cells = rows.map(({ name, now, earlier }) => [name, plain(now), plain(earlier)])
    keepFile(csvText([heads, ...cells], separatorOf(locale)), file, 'text/csv')
  }
  return (
    <Card className={`grid content-start gap-3 p-5! ${wide ? 'lg:col-span-2' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-5">
        <h2 className="me-auto text-xl">{title}</h2>
        <Legend names={names} isRunning={rows.some(({ running, now }) => running && now > 0)} />
        <Button variant="text" aria-pressed={asTable} onClick={() => setTable(!asTable)} className="text-base">
          {t.asTable}
        </Button>
        <Button variant="text" aria-label={`CSV. ${t.takeOut}: ${title}`} onClick={takeOut} className="text-base">
          CSV
        </Button>
      </div>
      {!asTable && <Bars rows={rows} mark={mark} />}
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
          {name}
        </li>
      ))}
    </ul>
  )
}

function Bars({ rows, mark }: { rows: readonly BarRow[]; mark: (value: number) => string }) {
  const most = Math.max(1, ...rows.flatMap(({ now, earlier }) => [now, earlier]))
  const isLong = rows.length > mostMarked
  return (
    <div aria-hidden="true" className="mb-5 flex h-60 border-b border-edge">
      {rows.map(({ name, short, now, earlier, running = false }, place) => (
        <div key={name} className="relative flex min-w-0 flex-1 justify-center">
          <div
            className={`flex w-full max-w-28 items-end justify-center ${isLong ? 'px-px' : 'gap-0.5 px-0.5 sm:px-1'}`}
          >
            <Bar
              amount={now}
              most={most}
              mark={isLong ? '' : mark(now)}
              look={running ? 'bar-running' : 'bg-ink'}
              strong
            />
            <Bar
              amount={earlier}
              most={most}
              mark={isLong ? '' : mark(earlier)}
              look="border border-b-0 border-edge bg-latte"
            />
          </div>
          <span
            className={`absolute top-full pt-0.5 ${isLong ? 'text-xs' : 'text-sm'} whitespace-nowrap tabular-nums ${running ? 'font-bold' : 'text-ink-2'} ${isLong && place % 5 > 0 ? 'max-md:hidden' : ''}`}
          >
            {short}
          </span>
        </div>
      ))}
    </div>
  )
}

type BarProps = { amount: number; most: number; mark: string; look: string; strong?: boolean }

/** Its number stands on it; the highest bar leaves room for that. */
function Bar({ amount, most, mark, look, strong = false }: BarProps) {
  if (amount <= 0) return <span className="max-w-9 min-w-0 flex-1" />
  return (
    <span className="flex h-full max-w-9 min-w-0 flex-1 flex-col items-center justify-end">
      <span
        className={`text-sm leading-tight tabular-nums max-sm:text-xs ${strong ? 'font-bold' : 'text-ink-2 max-sm:hidden'}`}
      >
        {mark}
      </span>
      <span
        className={`w-full shrink-0 rounded-t-[0.3rem] ${look}`}
        style={{ blockSize: `${(85 * amount) / most}%` }}
      />
    </span>
  )
}
