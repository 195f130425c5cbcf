// How an opened order ends: how it is paid, why it is refused or cancelled, and the way back (LIFE-2, LIFE-6).
import { useState } from 'react'
import { amountDue, type CounterWay } from '#domain/money/payment.ts'
import { type EndReason, endReasons, isSold, phaseOf, stepsFor } from '#domain/order/course.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { ChoiceButtons } from '#web/office/staff/choices.tsx'
import {
  amountBy,
  ChangeDue,
  DropsProposal,
  GiftWay,
  Goodwill,
  mealVoucherWays,
  OwedBack,
  PaidList,
  PartField,
  quickWays,
  usePart,
  usualNotes,
  VoucherLimit,
} from '#web/office/staff/pay/order-payment.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { useRingUpText } from '#web/words/ring-up/index.ts'
import { RingUpActs } from '../ring-up/ring-up-acts.tsx'
import { RingUpFacts } from '../ring-up/ring-up-card.tsx'
import { bringReady, handOverOrder, markSeen, tapStep } from './board-acts.ts'
import { owedAtCounter, useMoneyWords } from './board-money.ts'
import { closeOpened } from './board-state.ts'
import { OrderSheetPart } from './sheet-lines.tsx'

export function OrderSheetPay({ order, over }: { order: ShownOrder; over: boolean }) {
  const sold = isSold(order.course)
  if (order.ringUp) return <RingUp order={order} over={over} />
  return (
    <>
      {(order.payments.length > 0 || order.due < 0) && <Paid order={order} over={over} />}
      {sold && order.due > 0 && <Pay key={order.due} order={order} over={over} />}
    </>
  )
}

/** Where each order is rung up by hand: the till takes the money, so the order is handed over without. */
function RingUp({ order, over }: { order: ShownOrder; over: boolean }) {
  const { t } = useBoardText()
  const { states } = useRingUpText().t
  return (
    <OrderSheetPart title={states[order.ringUp?.state ?? 'nothing']}>
      <div className="grid gap-2">
        <RingUpFacts order={order} branch={undefined} />
        <RingUpActs key={order.version} order={order} />
        {!over && <Out order={order} words={t.sheet.out} />}
      </div>
    </OrderSheetPart>
  )
}

function Paid({ order, over }: { order: ShownOrder; over: boolean }) {
  const { t } = useBoardText()
  const moneyWords = useMoneyWords()
  return (
    <OrderSheetPart title={moneyWords(order)}>
      <div className="grid gap-2">
        <OwedBack order={order} onGiveBack={(paidWay) => tapStep(order, { step: 'giveBack', paidWay })} />
        <Goodwill order={order} onGive={() => tapStep(order, { step: 'goodwill' })} />
        <PaidList order={order} onUndo={() => tapStep(order, { step: 'unpay' })} />
        {!over && order.due <= 0 && <Out order={order} words={owedAtCounter(order) > 0 ? t.outOwing : t.sheet.out} />}
      </div>
    </OrderSheetPart>
  )
}

type OutProps = { order: ShownOrder; words: string; variant?: 'quiet' }

function Out({ order, words, variant }: OutProps) {
  return (
    <Button
      variant={variant ?? 'primary'}
      size="staff"
      className="flex-[1_1_8rem] px-3! leading-tight"
      onClick={() => handOverAndClose(order)}
    >
      {words}
    </Button>
  )
}

function handOverAndClose(order: ShownOrder): void {
  handOverOrder(order)
  closeOpened()
}

function Pay({ order, over }: { order: ShownOrder; over: boolean }) {
  const { t, money } = useBoardText()
  const { t: till } = useTillText()
  const [way, setWay] = useState<CounterWay>('cash')
  const part = usePart(order.due)
  const { amount, tooMuch } = amountBy(order, way, part)
  const taken = amount ?? amountDue(order.due, way)
  const wrong = part.wrong || tooMuch
  const pay = () => tapStep(order, { step: 'pay', paidWay: way, ...(amount !== undefined && { amount }) })
  const payAndHandOver = () => {
    pay()
    handOverAndClose(order)
  }
  const choices = (ways: readonly CounterWay[]) => (
    <ChoiceButtons of={ways.map((value) => ({ value, text: t.sheet.ways[value] }))} chosen={way} onChoose={setWay} />
  )
  return (
    <OrderSheetPart title={t.sheet.toPay} amount={money(amountDue(order.due, way))}>
      <div className="grid gap-2.5">
        <DropsProposal order={order} />
        {amount === undefined && <Rounding total={order.due} due={taken} />}
        {choices(quickWays)}
        {way === 'cash' && <ChangeDue due={taken} offered={usualNotes} />}
        <details>
          <summary className="min-h-11 content-center font-semibold">{till.pay.moreWays}</summary>
          <div className="grid gap-3 pt-2">
            {choices(mealVoucherWays)}
            <PartField part={part} due={order.due} />
            <VoucherLimit order={order} />
          </div>
        </details>
        <GiftWay order={order} />
        <div className="flex flex-wrap gap-2">
          {!over && amount === undefined && (
            <Button
              size="staff"
              className="flex-[1_1_8rem] px-3! leading-tight"
              disabled={wrong}
              onClick={payAndHandOver}
            >
              {t.sheet.payAndOut}
            </Button>
          )}
          <Button
            variant="quiet"
            size="staff"
            className="flex-[1_1_8rem] px-3! leading-tight"
            disabled={wrong}
            onClick={pay}
          >
            {amount !== undefined ? t.sheet.payPart(money(amount)) : over ? t.sheet.isPaid : t.sheet.payOnly}
          </Button>
        </div>
        {phaseOf(order) === 'ready' && <Out order={order} words={t.outUnpaid} variant="quiet" />}
      </div>
    </OrderSheetPart>
  )
}

function Rounding({ total, due }: { total: number; due: number }) {
  const { t, money } = useBoardText()
  if (due === total) return null
  const by = due - total
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 text-ink-2">
      <div className="flex gap-2">
        <dt>{t.total}</dt>
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

export function OrderSheetEnd({ order }: { order: ShownOrder }) {
  const { t } = useBoardText()
  return (
    <OrderSheetPart title={t.sheet[endOf(order)]} beside={t.sheet.readsAtOnce}>
      <EndForm order={order} onDone={closeOpened} />
    </OrderSheetPart>
  )
}

/** How staff end an order now: nothing of it is made yet, or something is. */
export function endOf(order: ShownOrder): 'refuse' | 'cancel' {
  const phase = phaseOf(order)
  return phase === 'placed' || phase === 'accepted' ? 'refuse' : 'cancel'
}

export function EndForm({ order, onDone }: { order: ShownOrder; onDone: () => void }) {
  const { t } = useBoardText()
  const step = endOf(order)
  const [reason, setReason] = useState<EndReason>()
  const [words, setWords] = useState('')
  const needsWords = reason === 'other'
  const missing = reason === undefined || (needsWords && words.trim() === '')
  const name = step === 'refuse' ? t.sheet.refuseFor : t.sheet.cancelFor
  const label = reason === undefined ? t.sheet.chooseReason : name(t.sheet.reasons[reason])

  function end() {
    if (missing) return
    tapStep(order, { step, reason, words: words.trim() })
    onDone()
  }

  return (
    <div className="grid gap-2">
      <ChoiceButtons
        of={endReasons.map((value) => ({ value, text: t.sheet.reasons[value] }))}
        chosen={reason}
        onChoose={setReason}
      />
      <input
        aria-label={needsWords ? t.sheet.wordsNeeded : t.sheet.words}
        placeholder={needsWords ? t.sheet.wordsNeeded : t.sheet.words}
        aria-required={needsWords}
        maxLength={500}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="min-h-12 w-full rounded-control border-2 border-edge bg-card px-4 text-md placeholder:text-ink-2"
      />
      <button
        type="button"
        aria-disabled={missing}
        onClick={end}
        className="min-h-14 w-full rounded-control border-2 border-cherry bg-card px-4 text-lg font-bold text-cherry aria-disabled:border-edge aria-disabled:text-ink-2"
      >
        {label}
      </button>
    </div>
  )
}

export function OrderSheetOver({ order }: { order: ShownOrder }) {
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
    <OrderSheetPart title={t.sheet.ended}>
      <p className="mb-3 text-lg">
        <span>{`${words}${order.endReason ? `: ${t.sheet.reasons[order.endReason]}` : ''}`}</span>
        {order.endWords && <bdi>{`, “${order.endWords}”`}</bdi>}
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
              else tapStep(order, { step: 'bringBack' })
              closeOpened()
            }}
          >
            {t.back}
          </Button>
        )}
      </div>
    </OrderSheetPart>
  )
}
