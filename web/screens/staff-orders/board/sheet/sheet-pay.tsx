// How an order is paid: cash rounds to five cents, and says what to give back (LIFE-6).
import { useState } from 'react'
import { amountDue, type PaymentWay, paymentWays } from '../../../../../domain/counter/payment.ts'
import { phaseOf } from '../../../../../domain/order/course.ts'
import type { ShownOrder } from '../../../../api/staff/orders/line-statuses.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { handOver, takeStep } from '../state/acts.ts'
import { closeOpened } from '../state/opened.ts'
import { Choices, SheetPart } from './sheet-part.tsx'

const notes = [1000, 2000, 5000] as const

export function SheetPay({ order, over }: { order: ShownOrder; over: boolean }) {
  const { t } = useBoardText()
  const phase = phaseOf(order)
  if (order.paidWay !== null) return <IsPaid order={order} over={over} />
  if (over && phase !== 'out') return null
  return (
    <SheetPart title={t.sheet.pay}>
      <Pay order={order} over={over} />
    </SheetPart>
  )
}

function IsPaid({ order, over }: { order: ShownOrder; over: boolean }) {
  const { t, money } = useBoardText()
  return (
    <SheetPart title={t.sheet.isPaid}>
      <p className="mb-3 text-lg">
        {order.paidWay && t.sheet.paidAt(t.sheet.ways[order.paidWay], money(order.paidAmount ?? order.total))}
      </p>
      <div className="grid gap-2">
        {!over && <Out order={order} words={t.sheet.out} />}
        <Button variant="quiet" size="staff" wide onClick={() => takeStep(order, { step: 'unpay' })}>
          {t.sheet.unpay}
        </Button>
      </div>
    </SheetPart>
  )
}

function Out({ order, words, before }: { order: ShownOrder; words: string; before?: () => void }) {
  return (
    <Button
      size="staff"
      wide
      onClick={() => {
        before?.()
        handOver(order)
        closeOpened()
      }}
    >
      {words}
    </Button>
  )
}

function Pay({ order, over }: { order: ShownOrder; over: boolean }) {
  const { t, money } = useBoardText()
  const [way, setWay] = useState<PaymentWay>('cash')
  const [given, setGiven] = useState<number | null>(null)
  const due = amountDue(order.total, way)
  const pay = () => takeStep(order, { step: 'pay', paidWay: way })
  const rounding = due - order.total
  const larger = notes.filter((note) => note > due)
  const givens = [
    { value: due, text: t.sheet.exact },
    ...larger.map((value) => ({ value, text: money(value).replace(/[.,]00/, '') })),
  ]
  return (
    <div className="grid gap-3">
      <Choices of={paymentWays.map((value) => ({ value, text: t.sheet.ways[value] }))} chosen={way} onChoose={setWay} />
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {rounding !== 0 && (
          <>
            <dt className="text-ink-2">{t.sheet.total}</dt>
            <dd className="text-end text-ink-2">{money(order.total)}</dd>
            <dt className="text-ink-2">{t.sheet.rounded}</dt>
            <dd className="text-end text-ink-2">
              <bdi dir="ltr">{rounding > 0 ? `+${money(rounding)}` : money(rounding)}</bdi>
            </dd>
          </>
        )}
        <dt className="text-xl font-bold">{t.sheet.toPay}</dt>
        <dd className="text-end text-2xl font-bold">{money(due)}</dd>
      </dl>
      {way === 'cash' && (
        <>
          <Choices of={givens} chosen={given} onChoose={setGiven} />
          {given !== null && given > due && (
            <p role="status" className="flex items-baseline justify-between text-xl font-bold text-leaf">
              {t.sheet.giveBack} <span>{money(given - due)}</span>
            </p>
          )}
        </>
      )}
      {!over && <Out order={order} words={t.sheet.payAndOut} before={pay} />}
      <Button variant="quiet" size="staff" wide onClick={pay}>
        {over ? t.sheet.isPaid : t.sheet.payOnly}
      </Button>
    </div>
  )
}
