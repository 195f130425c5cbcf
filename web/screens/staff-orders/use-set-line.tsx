// Sets the status of a line, with a message and an Undo for some seconds.
import type { ReactNode } from 'react'
import type { LineStatus } from '../../../domain/order/line-status.ts'
import type { OrderLine } from '../../../domain/order/order.ts'
import { shortToken } from '../../../domain/order/token.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { type Change, changesTo, type ShownOrder, takenBack } from '../../api/staff/orders/line-statuses.ts'
import { resendTaps, tap } from '../../api/staff/taps/tap-queue.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'

export function useSetLine(): (order: ShownOrder, line: OrderLine, status: LineStatus) => void {
  const { t, locale } = useStaffText()

  function send(order: ShownOrder, changes: readonly Change[], words: string, undoable = true): void {
    if (changes.length === 0) return
    const about = (text: string): ReactNode => (
      <>
        <b>
          <bdi>{shortToken(order.token)}</bdi>
        </b>{' '}
        {text}
      </>
    )
    const undo = { label: t.board.undo, run: () => send(order, takenBack(changes), t.board.undone, false) }
    const again = { label: t.frame.tryAgain, run: () => resendTaps(order.id) }
    showToast(about(words), undoable ? undo : undefined)
    void tap(order, { kind: 'lines', changes }).then((outcome) => {
      if (outcome === 'kept') showWarning(about(t.board.sendFailed), again)
      if (outcome === 'refused') showWarning(about(t.board.changed))
    })
  }

  const toldAbout = (line: OrderLine, status: LineStatus): string => {
    const name = line.kitchenName ?? localize(line.name, locale)
    if (status === 'received') return t.board.toldLineBack(name)
    return status === 'ready' ? t.board.toldLine(name) : t.board.toldLineOut(name)
  }

  return (order, line, status) => send(order, changesTo([line], status), toldAbout(line, status))
}
