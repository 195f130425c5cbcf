// Orders by hour, as bars beside those of a week before, as a table, and as a file.
import { useState } from 'react'
import { addDays, type DateText } from '../../../domain/branch/hours.ts'
import { csvText, separatorOf } from '../../../domain/shared/csv.ts'
import { keepFile } from '../../api/keep-file.ts'
import { type CountsOfDay, useFigures } from '../../api/staff/order-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { downloadIcon } from '../../components/icons/icons-staff.ts'
import { formatNearDay } from '../../i18n/format-more.ts'
import { useFiguresText } from '../../i18n/owner/index.ts'

type Pair = { of: CountsOfDay; before: CountsOfDay }

/** From the first busy hour of both days to the last. */
function hoursOf({ of, before }: Pair) {
  const busy = [...of.hours, ...before.hours].map(({ hour }) => hour)
  if (busy.length === 0) return []
  const first = Math.min(...busy)
  return Array.from({ length: Math.max(...busy) - first + 1 }, (_, place) => {
    const hour = first + place
    const at = (some: CountsOfDay) => some.hours.find((one) => one.hour === hour)?.orders ?? 0
    return { hour, time: `${String(hour).padStart(2, '0')}:00`, now: at(of), earlier: at(before) }
  })
}

type HourFiguresProps = Pair & {
  day: DateText
  /** The hour that is not over. */
  running: number | undefined
  /** Across both columns. */
  wide: boolean
}

export function HourFigures({ of, before, day, running, wide }: HourFiguresProps) {
  const { t, number, locale } = useFiguresText()
  const [asTable, setTable] = useState(false)
  const rows = hoursOf({ of, before })
  const [now, then] = [
    running === undefined ? formatNearDay(day, locale) : t.today,
    formatNearDay(addDays(day, -7), locale),
  ]
  const most = Math.max(1, ...rows.flatMap(({ now, earlier }) => [now, earlier]))
  const isRunning = rows.some(({ hour, now }) => hour === running && now > 0)
  return (
    <Card className={`grid content-start gap-3 p-5! ${wide ? 'lg:col-span-2' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <h2 className="me-auto text-xl">{t.byHour}</h2>
        <ul aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-ink-2 max-xl:order-last max-xl:w-full">
          {[
            { name: now, look: 'bg-ink' },
            ...(isRunning ? [{ name: t.running, look: 'bar-running' }] : []),
            { name: then, look: 'border border-edge bg-latte' },
          ].map(({ name, look }) => (
            <li key={name} className="flex items-center gap-2">
              <span className={`size-3.5 rounded-[0.2rem] ${look}`} />
              {name}
            </li>
          ))}
        </ul>
        <Button variant="text" aria-pressed={asTable} onClick={() => setTable(!asTable)} className="text-base">
          {t.asTable}
        </Button>
      </div>
      {!asTable && (
        <div aria-hidden="true" className="flex h-60 border-b border-edge">
          {rows.map(({ hour, now, earlier }) => (
            <div key={hour} className="relative mb-[-1.6rem] flex min-w-0 flex-1 justify-center">
              <div className="mb-[1.6rem] flex w-full max-w-28 items-end justify-center gap-0.5 px-0.5 sm:gap-1 sm:px-1">
                <Bar amount={now} most={most} look={hour === running ? 'bar-running' : 'bg-ink'} strong />
                <Bar amount={earlier} most={most} look="border border-b-0 border-edge bg-latte" />
              </div>
              <span
                className={`absolute bottom-0 text-sm tabular-nums ${hour === running ? 'font-bold' : 'text-ink-2'}`}
              >
                {number(hour)}
              </span>
            </div>
          ))}
        </div>
      )}
      <div className={asTable ? '' : 'sr-only'}>
        <table className="w-full max-w-xl text-start">
          <caption className="sr-only">{t.byHour}</caption>
          <thead>
            <tr>
              {[t.hour, now, then].map((head) => (
                <th key={head} scope="col" className="py-1 pe-6 text-start text-sm font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ time, now, earlier }) => (
              <tr key={time} className="tabular-nums">
                <th scope="row" className="py-1 pe-6 text-start font-medium">
                  {time}
                </th>
                <td className="py-1 pe-6 font-semibold">{number(now)}</td>
                <td className="py-1">{number(earlier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!asTable && <div className="h-3" />}
    </Card>
  )
}

type BarProps = { amount: number; most: number; look: string; strong?: boolean }

/** Its number stands on it; the highest bar leaves room for that. */
function Bar({ amount, most, look, strong = false }: BarProps) {
  const { number } = useFiguresText()
  return (
    <span className="flex h-full max-w-9 min-w-0 flex-1 flex-col items-center justify-end">
      {amount > 0 && (
        <>
          <span className={`text-sm leading-tight tabular-nums ${strong ? 'font-bold' : 'text-ink-2'}`}>
            {number(amount)}
          </span>
          <span
            className={`w-full shrink-0 rounded-t-[0.3rem] ${look}`}
            style={{ blockSize: `${(85 * amount) / most}%` }}
          />
        </>
      )}
    </span>
  )
}

/** Keeps the numbers of the page as a file, once they are there. */
export function DownloadFigures({ branch, day }: { branch: string; day: DateText }) {
  const { t, locale } = useFiguresText()
  const { data } = useFigures(branch, day)
  const takeOut = () => {
    if (!data) return
    const rows = hoursOf(data).map(({ time, now, earlier }) => [time, String(now), String(earlier)])
    const text = csvText([[t.hour, day, addDays(day, -7)], ...rows], separatorOf(locale))
    keepFile(text, `figures-${day}.csv`, 'text/csv')
  }
  return (
    <Button size="staff" variant="quiet" className="px-4! text-base!" disabled={!data} onClick={takeOut}>
      <Icon of={downloadIcon} className="size-5" />
      <span className="sr-only">{t.takeOut}</span>
      <span aria-hidden="true">CSV</span>
    </Button>
  )
}
