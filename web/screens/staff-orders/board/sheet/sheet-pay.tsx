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
  const phase = phaseOf(order)
  if (order.paidWay !== null) return <IsPaid order={order} over={over} />
  if (over && phase !== 'out') return null
  return <Pay order={order} over={over} />
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
      className="flex-[1_1_8rem] px-3! leading-tight"
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
  const due = amountDue(order.total, way)
  const pay = () => takeStep(order, { step: 'pay', paidWay: way })
  return (
    <SheetPart title={t.sheet.toPay} amount={money(due)}>
      <div className="grid gap-2.5">
        <Rounding total={order.total} due={due} />
        <Choices
          of={paymentWays.map((value) => ({ value, text: t.sheet.ways[value] }))}
          chosen={way}
          onChoose={setWay}
        />
        {way === 'cash' && <Given due={due} />}
        <div className="flex flex-wrap gap-2">
          {!over && <Out order={order} words={t.sheet.payAndOut} before={pay} />}
          <Button variant="quiet" size="staff" className="flex-[1_1_8rem] px-3! leading-tight" onClick={pay}>
            {over ? t.sheet.isPaid : t.sheet.payOnly}
          </Button>
        </div>
      </div>
    </SheetPart>
  )
}

function Rounding({ total, due }: { total: number; due: number }) {
  const { t, money } = useBoardText()
  if (due === total) return null
  const by = due - total
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 text-ink-2">
      <div className="flex gap-2">
        <dt>{t.sheet.total}</dt>
        <dd>{money(total)}</dd>
      </div>
      <div className="flex gap-2">
        <dt>{t.sheet.rounded}</dt>
        <dd>
          <bdi dir="ltr">{by > 0 ? `+${money(by)}` : money(by)}</bdi>
        </dd>
      </div>
    </dl>
  )
}

/** What the customer gives, and what is to be given back. */
function Given({ due }: { due: number }) {
  const { t, money } = useBoardText()
  const [given, setGiven] = useState<number | null>(null)
  const larger = notes.filter((note) => note > due)
  const givens = [
    { value: due, text: t.sheet.exact },
    ...larger.map((value) => ({ value, text: money(value).replace(/[.,]00/, '') })),
  ]
  return (
    <>
      <Choices of={givens} chosen={given} onChoose={setGiven} />
      {given !== null && given > due && (
        <p role="status" className="flex items-baseline justify-between text-xl font-bold text-leaf">
          {t.sheet.giveBack} <span>{money(given - due)}</span>
        </p>
      )}
    </>
  )
}
