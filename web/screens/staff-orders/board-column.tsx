// One column of the board with its orders, and what is done to them there.
import type { OrderLine, Progress } from '../../../domain/order.ts'
import { retryTaps, type ShownOrder } from '../../api/staff-taps.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useActs } from './acts.tsx'
import { Column } from './column.tsx'
import { OrderCard } from './order-card.tsx'
import { isLate, whenOf } from './when.ts'

export const columns = ['new', 'making', 'ready'] as const satisfies readonly Progress[]
export type ColumnName = (typeof columns)[number]

type BoardColumnProps = {
  name: ColumnName
  orders: readonly ShownOrder[]
  now: number
  timeZone: string
  hidden: boolean
}

export function BoardColumn({ name, orders, now, timeZone, hidden }: BoardColumnProps) {
  const { t } = useStaffText()
  const acts = useActs()
  const late = orders.filter((order) => isLate(whenOf(order.wantedAt, name, now, timeZone))).length
  const heading = `column-${name}`

  /** The card of a finished step leaves its column and takes the focus along: it goes to the column's heading. */
  function andKeepFocus(act: () => void) {
    act()
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(heading)?.focus({ preventScroll: true })
    })
  }

  return (
    <Column
      id={heading}
      title={t.board[name]}
      count={orders.length}
      late={late > 0 ? t.board.lateCount(late) : undefined}
      empty={t.board[`${name}Empty`]}
      hidden={hidden}
    >
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          now={now}
          timeZone={timeZone}
          onLine={(line: OrderLine) => andKeepFocus(() => acts.flip(order, line))}
          onNext={() => andKeepFocus(() => (name === 'ready' ? acts.pickedUp(order) : acts.markReady(order)))}
          onRetry={() => retryTaps(order.id)}
        />
      ))}
    </Column>
  )
}
