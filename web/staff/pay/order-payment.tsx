// Noting how an order was paid, with one tap, and undoing it; for cash, what to give back (LIFE-6).
import { useState } from 'react'
import type { Input, StaffOrder } from '../../../contract/index.ts'
import { amountDue, type CounterWay, counterWays } from '../../../domain/counter/payment.ts'
import { isSold } from '../../../domain/order/course.ts'
import type { Order } from '../../../domain/order/order.ts'
import { newKey } from '../../api/http/new-key.ts'
import { useStep } from '../../api/staff/order-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useBoardText, useTillText } from '../../i18n/board/index.ts'
import { Choices } from '../choices.tsx'
import { useTellRefusal } from '../toasts.tsx'

type PaymentProps = { order: Pick<Order, 'id' | 'total' | 'course' | 'paidWay' | 'paidAmount'> }

export function Payment({ order }: PaymentProps) {
  const { t, money } = useTillText()
  const { take, busy } = useTellSteps()
  const { id, total, course, paidWay, paidAmount } = order
  const cash = amountDue(total, 'cash')
  // The change matters to the person who has just tapped Cash, not for an earlier payment.
  const [wasDue] = useState(paidWay === null)

  const pay = (way: CounterWay) => take({ key: newKey(), id, step: 'pay', paidWay: way })
  const undo = () => take({ key: newKey(), id, step: 'unpay' })

  if (paidWay !== null && paidAmount !== null)
    return (
      <section aria-label={t.pay.title} aria-live="polite" className="grid gap-3">
        {!isSold(course) && <Notice kind="warning">{t.pay.giveBack(money(paidAmount))}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-leaf-soft py-2 ps-4 pe-2">
          <p className="font-semibold">{t.pay.paid(money(paidAmount), t.money.ways[paidWay])}</p>
          <Button variant="quiet" size="staff" busy={busy} onClick={undo}>
            {t.pay.undo}
          </Button>
        </div>
        {wasDue && paidWay === 'cash' && <Change due={paidAmount} />}
      </section>
    )
  if (!isSold(course)) return null
  return (
    <section aria-label={t.pay.title} aria-live="polite" className="grid gap-3">
      {cash !== total && (
        <p className="flex items-baseline justify-between gap-4">
          <span>{t.pay.inCash}</span>
          <span className="font-semibold">{money(cash)}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {counterWays.map((way) => (
          <Button
            key={way}
            variant="quiet"
            size="staff"
            busy={busy}
            className="flex-[1_0_6rem] px-2!"
            onClick={() => pay(way)}
          >
            <span className="grid leading-tight">
              {t.money.ways[way]}
              <span className="text-sm font-normal text-ink-2">{money(amountDue(total, way))}</span>
            </span>
          </Button>
        ))}
      </div>
    </section>
  )
}

const notes = [1000, 2000, 5000] as const

export function Change({ due }: { due: number }) {
  const { t, money } = useBoardText()
  const [given, setGiven] = useState<number | null>(null)
  const larger = notes.filter((note) => note > due)
  const givens = [
    { value: due, text: t.sheet.exact },
    ...larger.map((value) => ({ value, text: money(value).replace(/[.,]00/, '') })),
  ]
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-ink-2">{t.sheet.given}</legend>
      <Choices of={givens} chosen={given} onChoose={setGiven} />
      {given !== null && given > due && (
        <p role="status" className="mt-2.5 flex items-baseline justify-between text-xl font-bold text-leaf">
          {t.sheet.giveBack} <span>{money(given - due)}</span>
        </p>
      )}
    </fieldset>
  )
}

export function useTellSteps() {
  const tellRefusal = useTellRefusal()
  const step = useStep()

  function take(wish: Input<'orders.step'>, done: (order: StaffOrder) => void = () => {}): void {
    step.mutate(wish, { onSuccess: done, onError: (error) => tellRefusal(error, () => take(wish, done)) })
  }

  return { take, busy: step.isPending }
}
