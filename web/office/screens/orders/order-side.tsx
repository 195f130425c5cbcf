// Beside an order: its next step, its money, and what else can be done with it (OFF-2).
import { type ReactNode, useState } from 'react'
import { owedHere } from '#domain/money/order-payments.ts'
import { paymentOf } from '#domain/money/payment.ts'
import { isOver, phaseOf, stepsFor } from '#domain/order/course.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { BlockButton } from '#web/office/staff/guard/block-button.tsx'
import { PaidList, Payment } from '#web/office/staff/pay/order-payment.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import type { IconShape } from '#web/ui/icons/icon.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, clockIcon, closeIcon, noIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { euroIcon, pencilIcon, tentCardIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { tapStep } from './board/board-acts.ts'
import { useInstantText } from './board/order-words.tsx'
import { EndForm, endOf, OrderSheetOver } from './board/sheet-end.tsx'
import { nextStepOf, useNextStep } from './line-taps.tsx'
import { type ChangeAct, ChangeActs } from './order-changing.tsx'

type SideProps = { order: ShownOrder; branch: StaffBranch | undefined }

/** The one thing to do next, and what it does; of an order that is over, how it ended and the way back. */
export function NextCard({ order }: { order: ShownOrder }) {
  const { t } = useStaffText()
  const { list, detail } = t
  const take = useNextStep()
  const phase = phaseOf(order)
  const step = nextStepOf(phase)
  const payment = paymentOf(order)
  return (
    <AllowedOnly act="orders.handle" branch={order.branch}>
      {step && (
        <Card className="no-print grid gap-3 p-5! @max-[50rem]:order-2">
          <div>
            <h2>{detail.next}</h2>
            <p className="text-ink-2">
              <span>{detail.nextHints[step]}</span>
              {step === 'handOver' && (payment === 'due' || payment === 'part') && (
                <b className="font-semibold text-honey-ink">{` ${detail.notPaidYet}`}</b>
              )}
            </p>
          </div>
          <Button wide className="min-h-16! text-xl!" onClick={() => take(order, step)}>
            <Icon of={checkIcon} />
            <span>{list.steps[step]}</span>
          </Button>
        </Card>
      )}
      {isOver(phase) && (
        <div className="no-print @max-[50rem]:order-2">
          <OrderSheetOver order={order} />
        </div>
      )}
    </AllowedOnly>
  )
}

/** What is paid or to be paid, with the ways to pay; dark while money is missing. */
export function MoneyCard({ order }: { order: ShownOrder }) {
  const { t, money } = useStaffText()
  const payment = paymentOf(order)
  if (payment === null && order.payments.length === 0) return null
  const isRead = order.archivedAt !== undefined
  const isDue = payment === 'due' || payment === 'part'
  const words = isDue ? t.list.states.due : payment === null ? t.list.payment : t.list.payments[payment]
  const amount = isDue ? order.due : payment === 'owed' ? owedHere(order).amount || -order.due : order.total
  return (
    <div
      className={`no-print grid gap-3 rounded-card p-5 shade-card @max-[50rem]:order-3 ${isDue && !isRead ? 'on-ink on-dark bg-ink text-paper' : 'bg-card'}`}
    >
      <h2
        className={`flex items-center gap-2.5 font-text font-bold tracking-normal ${isDue ? (isRead ? 'text-honey-ink' : 'text-honey') : payment === 'owed' ? 'text-cherry' : 'text-leaf'}`}
      >
        <Icon of={payment === 'paid' ? checkIcon : euroIcon} />
        <span className="ltr:uppercase">{words}</span>
        <span className={`ms-auto ${isDue && !isRead ? 'text-paper' : 'text-ink'}`}>{money(amount)}</span>
      </h2>
      {isRead ? (
        <PaidList order={order} />
      ) : (
        <AllowedOnly act="orders.handle" branch={order.branch}>
          <Payment order={order} />
        </AllowedOnly>
      )}
    </div>
  )
}

const actIcons: Readonly<Record<ChangeAct['name'], IconShape>> = {
  change: pencilIcon,
  postpone: clockIcon,
  seat: tentCardIcon,
}

/** The plain acts: what changes, prints, refuses or costs money. */
export function OrderActs({ order, branch }: SideProps) {
  const { t } = useStaffText()
  const { t: board } = useBoardText()
  const phase = phaseOf(order)
  const instantText = useInstantText(branch?.timeZone ?? 'UTC')
  const steps = stepsFor(order, 'staff')
  return (
    <section aria-label={t.detail.acts} className="no-print grid gap-4 @max-[50rem]:order-5">
      <Card bare className="divide-y divide-line px-3 py-1.5">
        <AllowedOnly act="orders.handle" branch={order.branch}>
          <ChangeActs order={order} branch={branch}>
            {({ name, words, isOff, run }) => (
              <ActRow
                key={name}
                icon={actIcons[name]}
                isOff={isOff}
                onClick={run}
                beside={name === 'postpone' && branch && order.wantedAt !== null ? instantText(order.wantedAt) : ''}
              >
                {words}
              </ActRow>
            )}
          </ChangeActs>
          {steps.includes('collectNot') && (
            <ActRow icon={noIcon} onClick={() => tapStep(order, { step: 'collectNot' })}>
              {board.sheet.notCollected}
            </ActRow>
          )}
        </AllowedOnly>
        <ActRow icon={printerIcon} onClick={() => print()}>
          {t.print}
        </ActRow>
        {!isOver(phase) && (
          <AllowedOnly act="orders.handle" branch={order.branch}>
            <EndRow order={order} />
          </AllowedOnly>
        )}
      </Card>
      {order.source === 'web' && !isOver(phase) && (
        <AllowedOnly act="orders.handle" branch={order.branch}>
          <BlockButton order={order} />
        </AllowedOnly>
      )}
    </section>
  )
}

type ActRowProps = {
  icon: IconShape
  onClick: () => void
  isOff?: boolean
  danger?: boolean
  beside?: string
  children: ReactNode
}

function ActRow({ icon, onClick, isOff, danger = false, beside = '', children }: ActRowProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      onClick={onClick}
      className={`flex min-h-control w-full items-center gap-3.5 px-2 text-start font-semibold -outline-offset-2 hover:bg-paper disabled:opacity-50 aria-disabled:opacity-60 ${danger ? 'text-cherry' : ''}`}
    >
      <Icon of={icon} className={`size-5 shrink-0 ${danger ? '' : 'text-ink-2'}`} />
      <span className="flex-1">{children}</span>
      {beside && <span className="text-sm font-normal text-ink-2">{` ${beside}`}</span>}
    </button>
  )
}

/** Refuses the order, or cancels it once something of it is made; it says what goes back. */
function EndRow({ order }: { order: ShownOrder }) {
  const { t } = useBoardText()
  const { t: staff, money } = useStaffText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const paid = order.total - order.due
  const words = t.sheet[endOf(order)]
  return (
    <>
      <ActRow
        icon={closeIcon}
        danger
        onClick={() => setOpen(true)}
        beside={paid > 0 ? staff.detail.givesBack(money(paid)) : staff.detail.withReason}
      >
        {words}
      </ActRow>
      {open && (
        <Dialog open onClose={close} title={words} closeLabel={staff.frame.close}>
          <p className="mb-3 text-ink-2">{t.sheet.readsAtOnce}</p>
          <EndForm order={order} onDone={close} />
        </Dialog>
      )}
    </>
  )
}
