// What a ticket says about money: quietly that it is paid, or plainly what is still to be paid or to be given back
// (PAY-7).
import { isDue, paymentOf } from '#domain/money/payment.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { euroIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { isPaid, owedAtCounter } from './board-money.ts'

type PayBandProps = { order: ShownOrder; className?: string }

/** At the foot of a ticket: what is to be given back, or what is left of an order that was paid in part. */
export function PayBand({ order, className = '' }: PayBandProps) {
  const { t, money } = useBoardText()
  const till = useTillText().t
  const owed = owedAtCounter(order)
  const { total, due } = order
  if (owed > 0)
    return (
      <p className={`on-dark flex min-h-10 items-center gap-2 bg-cherry px-2.5 py-1 text-card ${className}`}>
        <Icon of={euroIcon} className="size-6 shrink-0" />
        <span className="min-w-0 flex-1 text-md leading-tight font-semibold uppercase">{till.money.toGiveBack}</span>
        <b className="text-lg whitespace-nowrap">{money(owed)}</b>
      </p>
    )
  if (isPaid(order) || !isDue(order) || paymentOf(order) !== 'part') return null
  return (
    <p className={`on-dark relative flex min-h-12 items-center gap-2 bg-ink px-2.5 py-1 text-paper ${className}`}>
      <Icon of={euroIcon} className="size-6 shrink-0 text-honey" />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block text-md font-semibold uppercase">{t.sheet.partPaid}</span>
        <span className="block text-sm">{t.sheet.paidOf(money(total - due), money(total))}</span>
      </span>
      <b className="text-lg whitespace-nowrap">{money(due)}</b>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1">
        <span
          className="block h-full bg-leaf"
          style={{ inlineSize: `${Math.round((100 * (total - due)) / total)}%` }}
        />
      </span>
    </p>
  )
}

/** At the foot of a ticket's stub: quietly that it is paid, or what is to be paid. The rest is said by its band. */
export function PayMark({ order }: { order: ShownOrder }) {
  const { t, money } = useBoardText()
  if (owedAtCounter(order) > 0 || paymentOf(order) === 'part') return null
  if (isPaid(order)) return <span className={`${mark} bg-leaf-soft font-bold text-leaf`}>{t.sheet.isPaid}</span>
  if (!isDue(order)) return null
  return (
    <span className={`${mark} on-dark bg-ink font-bold text-honey`}>
      <span className="sr-only">{`${t.sheet.toPay} `}</span>
      <span>{money(order.due)}</span>
    </span>
  )
}

const mark = 'block pb-px text-sm leading-[1.2] ltr:tracking-tight whitespace-nowrap'

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
