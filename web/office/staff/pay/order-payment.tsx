// Noting how an order was paid: all of it with one tap, or in parts by several ways; undoing the last payment, and
// giving back what the customer is owed (LIFE-6, PAY-8).
import { useState } from 'react'
import type { Input, StaffOrder } from '#contract/index.ts'
import { cashPieces } from '#domain/money/day-count.ts'
import { goodwillIn } from '#domain/money/goodwill.ts'
import { owedHere, payableBy, paymentsNotUndone } from '#domain/money/order-payments.ts'
import { amountDue, type CounterWay, counterWays, isMealVoucherWay } from '#domain/money/payment.ts'
import { isSold } from '#domain/order/course.ts'
import { parsePrice } from '#domain/shared/typed-price.ts'
import { randomKey } from '#web/data/http/new-key.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { useStep } from '#web/data/staff/order-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { vouchersMost } from '#web/data/staff/staff-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { ChoiceButtons } from '../choices.tsx'
import { showWarning, useTellRefusal } from '../toasts.tsx'

type PaidFields = Pick<StaffOrder, 'total' | 'course' | 'due' | 'payments' | 'keptAt'>
type PaymentProps = { order: PaidFields & Pick<StaffOrder, 'id' | 'lines'> & Partial<Pick<StaffOrder, 'proposal'>> }

export function Payment({ order }: { order: PaymentProps['order'] & Pick<StaffOrder, 'version'> }) {
  const { t } = useTillText()
  const { take, busy } = useTellSteps()
  const { id, course, due } = order
  // The change matters to the person who has just tapped Cash, not for an earlier payment.
  const [inCash, setInCash] = useState<number>()
  const step = (wish: Pick<Input<'orders.step'>, 'step' | 'paidWay' | 'amount' | 'seenDue' | 'version'>) =>
    take({ key: randomKey(), id, ...wish })

  const pay = (way: CounterWay, amount: number | undefined) => {
    setInCash(way === 'cash' ? (amount ?? amountDue(due, 'cash')) : undefined)
    step({ step: 'pay', paidWay: way, ...(amount !== undefined && { amount }), seenDue: due })
  }

  // After a lost reply the same tap must not undo the payment before it, too.
  const undo = () => step({ step: 'unpay', version: order.version })

  return (
    <section aria-label={t.pay.title} aria-live="polite" className="grid gap-3 empty:hidden">
      <OwedBack order={order} busy={busy} onGiveBack={(paidWay) => step({ step: 'giveBack', paidWay })} />
      <PaidList order={order} busy={busy} onUndo={undo} />
      {inCash !== undefined && order.payments.at(-1)?.way === 'cash' && (
        <ChangeDue key={order.payments.length} due={inCash} />
      )}
      <Goodwill order={order} busy={busy} onGive={() => step({ step: 'goodwill' })} />
      {isSold(course) && due > 0 && <DropsProposal order={order} />}
      {isSold(course) && due > 0 && <Ways key={due} order={order} busy={busy} onPay={pay} />}
    </section>
  )
}

/**
 * Beside the ways to pay: what is paid stays what it is, so a change that nobody agreed to does not outlive a payment.
 */
export function DropsProposal({ order: { proposal } }: { order: Partial<Pick<StaffOrder, 'proposal'>> }) {
  const { t, money } = useTillText()
  return proposal && <Notice kind="warning">{t.pay.dropsChange(money(proposal.total))}</Notice>
}

const PayByGift = lazyPart(() => import('./gift-at-counter.tsx').then((file) => file.PayByGift))

/** Where the shop has gift cards. */
export function GiftWay({ order, onPaid }: { order: GiftPaid; onPaid?: () => void }) {
  const { locale } = useTillText()
  return useShopMenu(locale).data?.takesGifts && <PayByGift order={order} {...(onPaid && { onPaid })} />
}

type GiftPaid = Pick<StaffOrder, 'id' | 'version' | 'due'>

type WaysProps = { order: PaymentProps['order'] & GiftPaid } & {
  busy: boolean
  onPay: (way: CounterWay, amount: number | undefined) => void
}

export const quickWays = ['cash', 'card', 'other'] as const
export const mealVoucherWays = counterWays.filter(isMealVoucherWay)

/**
 * A button for each way, with what it takes: all that is due, or the part that is typed. Vouchers and parts are folded.
 */
function Ways({ order, busy, onPay }: WaysProps) {
  const { t, money } = useTillText()
  const { due } = order
  const part = usePart(due)
  const buttons = (ways: readonly CounterWay[]) => (
    <div className="grid grid-cols-3 gap-2">
      {ways.map((way) => {
        const { amount, tooMuch } = amountBy(order, way, part)
        return (
          <Button
            key={way}
            variant="quiet"
            size="staff"
            busy={busy}
            className="px-2!"
            disabled={part.wrong || tooMuch}
            onClick={() => onPay(way, amount)}
          >
            <span className="grid leading-tight">
              <span>{t.money.ways[way]}</span>
              <span className="text-sm font-normal text-ink-2">{money(amount ?? amountDue(due, way))}</span>
            </span>
          </Button>
        )
      })}
    </div>
  )
  return (
    <div className="grid gap-3">
      {amountDue(due, 'cash') !== due && (
        <p className="flex items-baseline justify-between gap-4">
          <span>{t.pay.inCash}</span>
          <span className="font-semibold">{money(amountDue(due, 'cash'))}</span>
        </p>
      )}
      {buttons(quickWays)}
      <GiftWay order={order} />
      <details>
        <summary className="min-h-11 content-center font-semibold">{t.pay.moreWays}</summary>
        <div className="grid gap-3 pt-2">
          <PartField part={part} due={due} />
          {buttons(mealVoucherWays)}
          <VoucherLimit order={order} />
        </div>
      </details>
    </div>
  )
}

/**
 * What a way takes: undefined for all that is due, or else the part that is typed, or what meal vouchers may pay.
 * `tooMuch`: it may not pay that.
 */
export function amountBy(
  order: PaymentProps['order'],
  way: CounterWay,
  part: Pick<PartPaid, 'amount'>,
): { readonly amount: number | undefined; readonly tooMuch: boolean } {
  const most = payableBy(order, way)
  const amount = part.amount ?? (most < order.due ? most : undefined)
  return { amount, tooMuch: most === 0 || (amount ?? order.due) > most }
}

/** What of the rest meal vouchers may pay, where that is not all of it. */
export function VoucherLimit({ order }: PaymentProps) {
  const { t, money } = useTillText()
  const most = payableBy(order, 'edenred')
  return most < order.due && <p className="text-sm text-ink-2">{t.pay.vouchersPay(money(most))}</p>
}

/** `onUndo`: without it nothing can be undone. */
type PaidListProps = { order: PaidFields; busy?: boolean; onUndo?: () => void }

/** The payments that stand, and what is still to be paid; the last one made here can be undone. */
export function PaidList({ order, busy = false, onUndo }: PaidListProps) {
  const { t, money } = useTillText()
  const paid = paymentsNotUndone(order.payments)
  if (paid.length === 0) return null
  const undoable = paid.findLastIndex(({ way }) => way !== 'online')
  return (
    <ul className="grid gap-px overflow-hidden rounded-control bg-leaf-soft">
      {paid.map(({ way, amount, at, ends }, place) => (
        <li
          key={`${at} ${way} ${amount}`}
          className="flex min-h-control flex-wrap items-center justify-between gap-x-3 py-2 ps-4 pe-2"
        >
          <p className="font-semibold">
            {t.pay.paid(money(amount), ends ? `${t.money.ways[way]} \u2066${ends}\u2069` : t.money.ways[way])}
          </p>
          {onUndo && place === undoable && isSold(order.course) && (
            <Button variant="quiet" size="staff" busy={busy} onClick={onUndo}>
              {t.pay.undo}
            </Button>
          )}
        </li>
      ))}
      {isSold(order.course) && order.due > 0 && (
        <li className="flex items-baseline justify-between gap-4 bg-card py-2 text-lg font-bold">
          <span>{t.pay.rest}</span>
          <span>{money(order.due)}</span>
        </li>
      )}
    </ul>
  )
}

type GoodwillProps = { order: PaidFields & Pick<StaffOrder, 'lines'>; busy?: boolean; onGive: () => void }

/**
 * What went back online of an order that was handed over: given as goodwill, or else collected like anything due. What
 * the shop keeps of one that nobody collected can be given back.
 */
export function Goodwill({ order, busy = false, onGive }: GoodwillProps) {
  const { t, money } = useTillText()
  const amount = goodwillIn(order)
  if (amount === 0) return null
  const isKept = order.course === 'not-collected'
  return (
    <div className="grid gap-2">
      {isKept ? (
        <Notice kind="info">{t.pay.keeps(money(amount))}</Notice>
      ) : (
        <Notice kind="warning">{t.pay.wentBack(money(amount))}</Notice>
      )}
      <Button variant="quiet" size="staff" busy={busy} onClick={onGive}>
        {isKept ? t.pay.giveKept(money(amount)) : t.pay.goodwill(money(amount))}
      </Button>
    </div>
  )
}

type OwedBackProps = { order: PaidFields; busy?: boolean; onGiveBack: (way: CounterWay) => void }

/** What the customer is owed, with a button for each way to give it back. */
export function OwedBack({ order, busy = false, onGiveBack }: OwedBackProps) {
  const { t, money } = useTillText()
  const { amount } = owedHere(order)
  if (amount === 0) return null
  const paidBy = new Set(paymentsNotUndone(order.payments).map(({ way }) => way))
  const ways = counterWays.filter((way) => way === 'cash' || way === 'card' || paidBy.has(way))
  return (
    <div className="grid gap-2">
      <Notice kind="warning">{t.pay.giveBack(money(amount))}</Notice>
      <div className="flex flex-wrap gap-2">
        {ways.map((way) => (
          <Button
            key={way}
            variant="quiet"
            size="staff"
            busy={busy}
            className="flex-[1_0_8rem] px-2!"
            onClick={() => onGiveBack(way)}
          >
            {t.pay.givenBack(t.money.ways[way], money(amountDue(amount, way)))}
          </Button>
        ))}
      </div>
    </div>
  )
}

const notes: readonly number[] = cashPieces.filter((value) => value >= 5_00).reverse()

/** Those given most, where there is no room for all. */
export const usualNotes: readonly number[] = [10_00, 20_00, 50_00]

/** What the customer gives, as a note or typed, and the change. */
export function ChangeDue({ due, offered = notes }: { due: number; offered?: readonly number[] }) {
  const { t, money } = useBoardText()
  const [chosen, choose] = useState<number | null>(null)
  const [typed, type] = useState('')
  const given = chosen ?? parsePrice(typed) ?? null
  const givens = offered
    .filter((note) => note > due)
    .map((value) => ({ value, text: money(value).replace(/[.,]00/, '') }))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-ink-2">{t.sheet.given}</legend>
      <div className="flex flex-wrap gap-2">
        <ChoiceButtons
          of={givens}
          chosen={chosen}
          onChoose={(value) => {
            choose(value)
            type('')
          }}
        />
        <input
          aria-label={t.sheet.givenTyped}
          placeholder={t.sheet.givenTyped}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            choose(null)
            type(event.target.value)
          }}
          className="min-h-12 min-w-0 flex-[1_1_9rem] rounded-control border-2 border-edge bg-card px-3 text-md placeholder:text-ink-2"
        />
      </div>
      {given !== null && given > due && (
        <p role="status" className="flex items-baseline justify-between text-xl font-bold text-leaf">
          <span>{`${t.sheet.giveBack} `}</span>
          <span>{money(given - due)}</span>
        </p>
      )}
      {given !== null && given < due && (
        <p role="status" className="flex items-baseline justify-between text-xl font-bold text-cherry">
          <span>{`${t.sheet.stillMissing} `}</span>
          <span>{money(due - given)}</span>
        </p>
      )}
    </fieldset>
  )
}

export function useTellSteps() {
  const { t, money } = useTillText()
  const tellRefusal = useTellRefusal()
  const step = useStep()

  function take(wish: Input<'orders.step'>, done: (order: StaffOrder) => void = () => {}): void {
    step.mutate(wish, { onSuccess: done, onError: (error) => tell(error, () => take(wish, done)) })
  }

  function tell(error: unknown, again: () => void): void {
    const most = vouchersMost(error)
    if (most === undefined) tellRefusal(error, again)
    else showWarning(t.pay.vouchersPay(money(most)))
  }

  return { take, busy: step.isPending }
}

interface PartPaid {
  readonly typed: string
  readonly type: (text: string) => void
  /** In cents; undefined: all that is due. */
  readonly amount: number | undefined
  readonly wrong: boolean
}

export function usePart(due: number): PartPaid {
  const [typed, type] = useState('')
  const cents = parsePrice(typed)
  const wrong = typed.trim() !== '' && (cents === undefined || cents === 0 || cents > due)
  return { typed, type, amount: wrong || cents === due ? undefined : cents, wrong }
}

/** Paying a part of what is due: the amount as it is typed, and what is wrong with it. */
export function PartField({ part, due }: { part: PartPaid; due: number }) {
  const { t, money } = useTillText()
  return (
    <TextField
      label={t.pay.howMuch}
      hint={t.pay.orAll(money(due))}
      error={part.wrong ? t.pay.atMost(money(due)) : undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={part.typed}
      onChange={(event) => part.type(event.target.value)}
    />
  )
}
