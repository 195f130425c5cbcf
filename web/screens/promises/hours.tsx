// The hours of a branch as bars: how many promises were kept, with the numbers beside them.
import { clockText } from '../../../domain/branch/hours.ts'
import type { KeptPromises } from '../../api/staff/branches/pace.ts'
import { usePaceText } from '../../i18n/board/index.ts'

type HoursProps = { hours: KeptPromises['hours']; percent: (part: number, whole: number) => string }

export function Hours({ hours, percent }: HoursProps) {
  const { t } = usePaceText()
  return (
    <div>
      <h3 className="mb-2 text-base font-semibold">{t.byHour}</h3>
      <ul className="grid gap-3">
        {hours.map(({ hour, orders, kept, minutesLate }) => (
          <li key={hour} className="grid grid-cols-[3.25rem_minmax(0,1fr)_3.25rem] items-center gap-x-3">
            <span className="font-medium tabular-nums">{clockText(hour * 60)}</span>
            <span aria-hidden="true" className="h-4 overflow-hidden rounded-full bg-latte-soft">
              <span className="block h-full rounded-full bg-leaf" style={{ width: `${(kept / orders) * 100}%` }} />
            </span>
            <span className="text-end font-semibold tabular-nums">{percent(kept, orders)}</span>
            <span className="col-start-2 col-end-4 text-sm text-ink-2">
              {t.hourOrders(orders)}
              {kept < orders && ` · ${t.hourLate(minutesLate)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
