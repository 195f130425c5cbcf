// How an order ended, and the way back while there is one.
import { phaseOf, stepsFor } from '../../../../../domain/order/course.ts'
import type { ShownOrder } from '../../../../api/staff/orders/line-statuses.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { bringReady, markSeen, takeStep } from '../state/acts.ts'
import { closeOpened } from '../state/opened.ts'
import { SheetPart } from './sheet-part.tsx'

export function SheetOver({ order }: { order: ShownOrder }) {
  const { t } = useBoardText()
  const phase = phaseOf(order)
  const out = phase === 'out'
  const comesBack =
    out || (order.endReason !== null && stepsFor(order, 'staff').includes('bringBack')) || phase === 'not-collected'
  const words = out
    ? t.sheet.served
    : phase === 'not-collected'
      ? t.sheet.notCollected
      : phase === 'refused'
        ? t.refused
        : t.cancelled
  return (
    <SheetPart title={t.sheet.ended}>
      <p className="mb-3 text-lg">
        {words}
        {order.endReason && `: ${t.sheet.reasons[order.endReason]}`}
        {order.endWords && <bdi>, “{order.endWords}”</bdi>}
      </p>
      <div className="grid gap-2">
        {order.toSee && (
          <Button
            variant="dark"
            size="staff"
            wide
            onClick={() => {
              markSeen(order)
              closeOpened()
            }}
          >
            {t.seen}
          </Button>
        )}
        {comesBack && (
          <Button
            variant="quiet"
            size="staff"
            wide
            onClick={() => {
              if (out) bringReady(order)
              else takeStep(order, { step: 'bringBack' })
              closeOpened()
            }}
          >
            {t.sheet.bringBack}
          </Button>
        )}
      </div>
    </SheetPart>
  )
}
