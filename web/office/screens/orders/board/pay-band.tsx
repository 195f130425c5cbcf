// At the foot of a ticket: quietly that it is paid, or plainly what is still to be paid or to be given back (PAY-7).
import { isDue, paymentOf } from '#domain/money/payment.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { euroIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { isPaid, owedAtCounter } from './board-money.ts'

export function PayBand({ order }: { order: ShownOrder }) {
  const { t, money } = useBoardText()
  const till = useTillText().t
  const payment = paymentOf(order)
  const owed = owedAtCounter(order)
  if (owed > 0)
    return (
      <p className="on-dark flex min-h-12 items-center gap-2 bg-cherry px-2.5 py-1 text-card">
        <Icon of={euroIcon} className="size-6 shrink-0" />
        <span className="min-w-0 flex-1 text-md leading-tight font-semibold uppercase">{till.money.toGiveBack}</span>
        <b className="text-lg whitespace-nowrap">{money(owed)}</b>
      </p>
    )
  if (isPaid(order)) return <PaidMark className="ms-auto w-fit" />
  if (!isDue(order)) return null
  const { total, due } = order
  return (
    <p className="on-dark relative flex min-h-12 items-center gap-2 bg-ink px-2.5 py-1 text-paper">
      <Icon of={euroIcon} className="size-6 shrink-0 text-honey" />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block text-md font-semibold uppercase">
          {payment === 'part' ? t.sheet.partPaid : t.sheet.toPay}
        </span>
        {payment === 'part' && (
          <span className="block text-sm">{t.sheet.paidOf(money(total - due), money(total))}</span>
        )}
      </span>
      <b className="text-lg whitespace-nowrap">{money(due)}</b>
      {payment === 'part' && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1">
          <span
            className="block h-full bg-leaf"
            style={{ inlineSize: `${Math.round((100 * (total - due)) / total)}%` }}
          />
        </span>
      )}
    </p>
  )
}

export function PaidMark({ className = '' }: { className?: string }) {
  const { t } = useBoardText()
  return (
    <span
      className={`flex items-center gap-1 rounded-ss-small bg-leaf-soft px-2 py-0.5 text-sm font-bold text-leaf uppercase ${className}`}
    >
      <Icon of={checkIcon} className="size-4" />
      <span>{t.sheet.isPaid}</span>
    </span>
  )
}
