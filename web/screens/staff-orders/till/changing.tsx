// What staff change of an order: its lines, its time, and what the customer answered to a dearer one (LIFE-4).
import { type ReactNode, useState } from 'react'
import { stepsFor } from '../../../../domain/order/course.ts'
import { newKey } from '../../../api/http/new-key.ts'
import type { ShownOrder } from '../../../api/staff/orders/line-statuses.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useTillText } from '../../../i18n/till/index.ts'
import { useTellSteps } from '../../../staff/pay/tell-steps.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { PostponeDialog } from './postpone-dialog.tsx'
import { Version } from './version.tsx'

type ChangingProps = {
  order: ShownOrder
  timeZone: string | undefined
  /** What else stands in the line of the buttons. */
  children?: ReactNode
}

/** Nothing for an order that can no longer be changed. */
export function Changing({ order, timeZone, children }: ChangingProps) {
  const { t } = useTillText()
  const [open, setOpen] = useState<'change' | 'postpone'>()
  const steps = stepsFor(order, 'staff')
  return (
    <div className="no-print grid gap-4 empty:hidden">
      {order.changedFrom && (
        <Notice kind="warning">
          <p className="font-semibold">{t.change.changed}</p>
          <Version name={t.change.earlier} version={order.changedFrom} />
        </Notice>
      )}
      {order.proposal && steps.includes('agree') && <Proposal order={order} />}
      {(steps.includes('change') || steps.includes('postpone') || children) && (
        <div className="flex flex-wrap gap-2">
          {steps.includes('change') && (
            <Button
              variant="quiet"
              size="staff"
              className="flex-auto px-4!"
              aria-disabled={order.paidWay !== null}
              onClick={() => (order.paidWay === null ? setOpen('change') : showToast(t.change.paid))}
            >
              {t.change.button}
            </Button>
          )}
          {steps.includes('postpone') && (
            <Button variant="quiet" size="staff" className="flex-auto px-4!" onClick={() => setOpen('postpone')}>
              {t.change.postpone}
            </Button>
          )}
          {children}
        </div>
      )}
      {open === 'change' && <ChangeDialog order={order} onClose={() => setOpen(undefined)} />}
      {open === 'postpone' && <PostponeDialog order={order} timeZone={timeZone} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

function Proposal({ order }: { order: ShownOrder }) {
  const { t, money } = useTillText()
  const { take, busy } = useTellSteps()
  if (!order.proposal) return null
  const answer = (step: 'agree' | 'decline', said: string) =>
    take({ key: newKey(), id: order.id, step, version: order.version }, () => showToast(said))
  return (
    <Notice kind="warning">
      <p className="font-semibold">{t.change.proposal(money(order.proposal.total))}</p>
      <Version name={t.change.now} version={order.proposal} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="leaf" size="staff" busy={busy} onClick={() => answer('agree', t.change.agreed)}>
          {t.change.agree}
        </Button>
        <Button variant="quiet" size="staff" busy={busy} onClick={() => answer('decline', t.change.declined)}>
          {t.change.decline}
        </Button>
      </div>
    </Notice>
  )
}
