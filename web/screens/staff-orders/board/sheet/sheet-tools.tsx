// What an opened order can be made next, first of all: accepted, ready, changed, promised for later, or nobody came.
import { phaseOf } from '../../../../../domain/order/course.ts'
import { shortToken } from '../../../../../domain/order/token.ts'
import type { ShownOrder } from '../../../../api/staff/orders/line-statuses.ts'
import { Button, LinkButton } from '../../../../components/controls/button.tsx'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { linkTo } from '../../../../location.ts'
import { Changing } from '../../till/changing.tsx'
import { accept, takeStep, tapWhole } from '../state/acts.ts'
import { closeOpened } from '../state/opened.ts'
import { ticketOf } from '../state/ticket.ts'

type SheetToolsProps = { order: ShownOrder; timeZone: string }

export function SheetTools({ order, timeZone }: SheetToolsProps) {
  const { t } = useBoardText()
  return (
    <div className="grid gap-2">
      <Onward order={order} />
      <Changing order={order} timeZone={timeZone}>
        <LinkButton
          variant="quiet"
          size="staff"
          className="flex-auto px-4!"
          href={linkTo(`/all-orders/${order.token}/${order.id}`)}
        >
          {t.sheet.whole}
          <span className="sr-only"> {t.sheet.detail(shortToken(order.token))}</span>
        </LinkButton>
      </Changing>
    </div>
  )
}

/** The next step on its way; nothing for an order that is over. */
function Onward({ order }: { order: ShownOrder }) {
  const { t } = useBoardText()
  const phase = phaseOf(order)
  if (phase === 'ready') return <NobodyCame order={order} />
  if (phase !== 'placed' && phase !== 'accepted' && phase !== 'making') return null
  return (
    <div className={`grid gap-2 ${phase === 'placed' ? 'grid-cols-2' : ''}`}>
      {phase === 'placed' && (
        <Button variant="dark" size="staff" className="px-3!" onClick={() => accept([order])}>
          {t.sheet.accept}
        </Button>
      )}
      <Button variant="leaf" size="staff" className="px-3!" onClick={() => tapWhole(ticketOf(order), null)}>
        {t.sheet.allReady}
      </Button>
    </div>
  )
}

function NobodyCame({ order }: { order: ShownOrder }) {
  const { t } = useBoardText()
  return (
    <div>
      <Button
        variant="quiet"
        size="staff"
        wide
        onClick={() => {
          takeStep(order, { step: 'collectNot' })
          closeOpened()
        }}
      >
        {t.sheet.notCollected}
      </Button>
      <p className="mt-1 px-1 text-sm text-ink-2">{t.sheet.notCollectedHint}</p>
    </div>
  )
}
