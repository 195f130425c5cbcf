// One column of the board with its orders, what is folded away below them, and the actions on orders there.
import type { BoardColumn as ColumnName, ColumnView } from '../../../../domain/order/board.ts'
import type { OrderLine } from '../../../../domain/order/order.ts'
import { resendLineStatuses, type ShownOrder } from '../../../api/staff/line-statuses.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { isLate, whenOf } from '../due.ts'
import { useActs } from '../order-actions.tsx'
import { Column } from './column.tsx'
import { EarlierDays, FoldButton } from './folded.tsx'
import { JustIn } from './just-in.tsx'
import { OrderCard } from './order-card.tsx'

type BoardColumnProps = {
  name: ColumnName
  view: ColumnView<ShownOrder>
  now: number
  timeZone: string
  hidden: boolean
  /** Whether the orders of earlier days are shown. */
  earlierOpen: boolean
  /** More orders are being fetched. */
  busy: boolean
  onMore: () => void
  onEarlier: (open: boolean) => void
  onMoreEarlier: () => void
}

export function BoardColumn({ name, view, now, timeZone, hidden, busy, ...folds }: BoardColumnProps) {
  const { t } = useStaffText()
  const acts = useActs()
  const late = view.current.filter((order) => isLate(whenOf(order.wantedAt, name, now, timeZone))).length
  const heading = `column-${name}`

  /**
   * The card of a finished step leaves its column and would take the focus along, so it moves to the column's heading.
   */
  function andKeepFocus(act: () => void) {
    act()
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(heading)?.focus({ preventScroll: true })
    })
  }

  const card = (order: ShownOrder) => (
    <OrderCard
      key={order.id}
      order={order}
      now={now}
      timeZone={timeZone}
      onLine={(line: OrderLine) => andKeepFocus(() => acts.flip(order, line))}
      onNext={() => andKeepFocus(() => (name === 'ready' ? acts.pickedUp(order) : acts.markReady(order)))}
      onRetry={() => resendLineStatuses(order.id)}
    />
  )

  return (
    <Column
      id={heading}
      title={t.board[name]}
      count={view.count}
      late={late > 0 ? t.board.lateCount(late) : undefined}
      empty={view.current.length + view.currentHidden === 0 ? t.board[`${name}Empty`] : undefined}
      hidden={hidden}
    >
      {name === 'new' && <JustIn orders={view.current.map(({ id }) => id)} />}
      {view.current.map(card)}
      {view.currentHidden > 0 && (
        <FoldButton busy={busy} onClick={folds.onMore}>
          {t.board.more(view.currentHidden)}
        </FoldButton>
      )}
      {view.earlierCount > 0 && (
        <EarlierDays
          id={`earlier-${name}`}
          count={view.earlierCount}
          hiddenCount={view.earlierHidden}
          open={folds.earlierOpen}
          busy={busy}
          onToggle={folds.onEarlier}
          onMore={folds.onMoreEarlier}
        >
          {view.earlier.map(card)}
        </EarlierDays>
      )}
    </Column>
  )
}
