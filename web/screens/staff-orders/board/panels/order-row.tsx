// An order in a list beside the board: code, name, when, what; a tap opens it, a second button is the one thing to do.
import type { ReactNode } from 'react'
import { localTime } from '../../../../../domain/branch/hours.ts'
import { isDue } from '../../../../../domain/counter/payment.ts'
import { phaseOf } from '../../../../../domain/order/course.ts'
import type { ShownOrder } from '../../../../api/staff/orders/line-statuses.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { useLineWords } from '../../line-name.ts'
import { useDayText } from '../head/day-text.ts'
import { openOrder } from '../state/opened.ts'
import { codeOf } from '../state/ticket.ts'
import { Code } from '../tickets/code.tsx'

type OrderRowProps = { order: ShownOrder; timeZone: string; children?: ReactNode }

export function OrderRow({ order, timeZone, children }: OrderRowProps) {
  const { t, time, money } = useBoardText()
  const wordsOf = useLineWords()
  const days = useDayText(timeZone)
  const due = order.wantedAt
  const day = due === null || localTime(due, timeZone).date === days.today ? '' : `${days.of(due)} `
  const phase = phaseOf(order)
  const ended = phase === 'cancelled' || phase === 'refused' || phase === 'not-collected'
  return (
    <li className="flex items-stretch gap-2 rounded-control bg-card p-1.5 shade-card">
      <button
        type="button"
        onClick={() => openOrder(order.id)}
        className="grid min-h-14 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-2 text-start"
      >
        <Code
          code={codeOf(order)}
          className={`text-2xl ${ended ? 'text-ink-2 line-through decoration-cherry decoration-3' : ''}`}
        />
        <span className="min-w-0 leading-snug">
          <span className="flex gap-2 font-semibold">
            <bdi className="truncate">{order.table === null ? order.customerName : t.table(order.table)}</bdi>
            <span className="ms-auto shrink-0">
              {day}
              {due === null ? t.noTime : time(due, timeZone)}
            </span>
          </span>
          <span className="block truncate text-sm text-ink-2">
            {order.lines.map((line) => `${line.quantity} ${wordsOf(line)}`).join(', ')}
          </span>
          {isDue(order) && (
            <span className="block text-sm font-semibold">
              {t.sheet.notPaid} · {money(order.total)}
            </span>
          )}
        </span>
      </button>
      {children}
    </li>
  )
}
