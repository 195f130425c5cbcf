// What stands ready: paid, or what is due or to be given back, and a tap hands it over. At its foot: undo, taps that
// wait or came too late, and the last twenty.
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { amountDue, isDue } from '#domain/money/payment.ts'
import { waitsLong, waitsSince } from '#domain/order/counter/board.ts'
import { calledCode, calledName } from '#domain/order/counter/code.ts'
import type { Cents } from '#domain/shared/money.ts'
import { AgeMark } from '#web/customer/diet/declared.tsx'
import { useObservable } from '#web/data/observable.ts'
import type { TappedMoney } from '#web/data/staff/tap.ts'
import {
  conflictStore,
  forgetConflict,
  isMine,
  resendTaps,
  type ShownOrder,
  type TapConflict,
  tapStore,
} from '#web/data/staff/tap-queue.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, clockIcon } from '#web/ui/icons/icons.ts'
import { historyIcon, undoIcon } from '#web/ui/icons/icons-staff.ts'
import type { BoardText } from '#web/words/board/en.ts'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { handOverOrder, payOrder, tapStep, undoStore, undoTap } from './board-acts.ts'
import { asksFirst, isPaid, owedAtCounter } from './board-money.ts'
import { showOpened } from './board-state.ts'
import { Code, useComingText } from './order-words.tsx'
import { PaidMark } from './pay-band.tsx'
import type { Ticket } from './ticket.ts'
import { emptyMs, isClosing, useTicketPlaces } from './ticket-places.ts'

type ReadyColumnProps = {
  tickets: readonly Ticket[]
  /** How many more there are that have not been loaded. */
  hidden: number
  now: number
  /** Whether handing over an unpaid order takes a second tap. */
  asksUnpaid: boolean
  onMore: () => void
  className?: string
}

export const ReadyColumn = memo(function ReadyColumn(props: ReadyColumnProps) {
  const { tickets, hidden, now, asksUnpaid, onMore, className = '' } = props
  const { t } = useBoardText()
  const { places, now: moment, handlers } = useTicketPlaces(tickets)
  return (
    <section
      aria-labelledby="ready-orders"
      className={`flex min-h-0 shrink-0 flex-col gap-1.5 rounded-control bg-latte p-1.5 ${className}`}
    >
      <h2 id="ready-orders" tabIndex={-1} className="flex items-baseline justify-between px-1.5 text-lg">
        <span>{`${t.ready} `}</span>
        <b className="font-text font-bold">{tickets.length + hidden}</b>
      </h2>
      <div {...handlers} className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
        {tickets.length === 0 && <p className="px-1.5 py-3 text-sm text-ink-2">{t.readyNone}</p>}
        {places.map((place) => (
          <div
            key={place.id}
            data-place={place.id}
            className={`shrink-0 pb-1.5 ${place.leftAt === null ? '' : 'invisible'} ${isClosing(place, moment) ? 'hidden' : ''}`}
            inert={place.leftAt !== null}
          >
            <ReadyCard
              order={place.ticket.order}
              asksUnpaid={asksUnpaid}
              minutes={minutesSince(waitsSince(place.ticket.order), now)}
              long={waitsLong(place.ticket.order, now)}
            />
          </div>
        ))}
        {hidden > 0 && (
          <button type="button" onClick={onMore} className="min-h-12 shrink-0 rounded-small font-semibold underline">
            {t.readyMore(hidden)}
          </button>
        )}
      </div>
      <ReadyFoot />
    </section>
  )
})

const minutesSince = (since: number | null, now: number): number | null =>
  since === null ? null : Math.max(0, Math.floor((now - since) / 60_000))

/** `minutes`: how long it waits; null if that is unknown. */
type ReadyCardProps = { order: ShownOrder; asksUnpaid: boolean; minutes: number | null; long: boolean }

const ReadyCard = memo(function ReadyCard({ order, asksUnpaid, minutes, long }: ReadyCardProps) {
  const { t, money } = useBoardText()
  const till = useTillText().t
  const due = isDue(order)
  const owed = owedAtCounter(order)
  const asks = asksFirst(order, asksUnpaid)
  const question = useQuestion(asks)
  const { card, height } = useHeight(due || owed > 0)
  const here = order.hereAt !== null
  const look = here ? 'bg-honey' : long ? 'bg-card inset-frame text-cherry' : 'bg-card'
  return (
    <div
      ref={card}
      data-ticket={order.id}
      style={{ minHeight: height }}
      className={`grid overflow-hidden rounded-small ${look} ${order.table === null ? '' : 'rounded-b-card table-frame'}`}
    >
      <AllowedOnly act="orders.handle" branch={order.branch}>
        <button
          type="button"
          aria-expanded={asks ? question.asked : undefined}
          onClick={({ currentTarget }) => {
            if (!asks) return handOverOrder(order)
            question.ask(!question.asked)
            // The question appears at the foot of the card.
            currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })
          }}
          className="grid min-h-15.5 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 px-2.5 py-1.5 text-start"
        >
          <span className="sr-only">{`${t.handOver(calledCode(order))} `}</span>
          <span className="flex min-w-0 flex-wrap items-center">
            {order.table === null ? (
              <Code code={calledCode(order)} className="text-2xl text-ink" />
            ) : (
              <span className="grid size-8 place-items-center rounded-full bg-sky text-lg font-extrabold text-card">
                {order.table}
              </span>
            )}
            <AgeMark of={order.lines} />
          </span>
          <Icon
            of={order.kept ? clockIcon : checkIcon}
            label={order.kept ? t.waits : undefined}
            className={`size-6 ${here ? 'text-ink' : order.table === null ? 'text-leaf' : 'text-sky'}`}
          />
          <span
            className={`col-span-2 flex min-w-0 leading-tight ${order.table === null || here ? 'text-base' : 'text-sm'} ${here || long ? 'font-bold' : 'font-medium text-ink-soft'}`}
          >
            <Waits order={order} minutes={minutes} long={long} />
          </span>
          {isPaid(order) && <PaidMark className="col-span-2 -me-2.5 -mb-1.5 justify-self-end" />}
          {due && order.due < order.total && (
            <span className="col-span-2 text-sm font-semibold">
              {`${t.sheet.partPaid} · ${t.sheet.paidOf(money(order.total - order.due), money(order.total))}`}
            </span>
          )}
        </button>
        {due && !question.asked && (
          <MoneyWays order={order} title={t.sheet.toPay} amount={order.due} onWay={(way) => payOrder(order, way)} />
        )}
        {owed > 0 && !question.asked && (
          <MoneyWays
            order={order}
            title={till.money.toGiveBack}
            titleShown
            amount={owed}
            onWay={(paidWay) => tapStep(order, { step: 'giveBack', paidWay })}
          />
        )}
        {question.asked && <OutAnyhow order={order} words={owed > 0 ? t.outOwing : t.outUnpaid} />}
      </AllowedOnly>
    </div>
  )
})

/**
 * The height that a card had while its order was due, for a second after it was paid: what stands below moves up only
 * once a second tap on the same spot cannot meet it.
 */
function useHeight(due: boolean) {
  const card = useRef<HTMLDivElement>(null)
  const before = useRef({ due, height: 0 })
  const [height, keep] = useState<number>()
  useLayoutEffect(() => {
    if (before.current.due && !due) keep(before.current.height)
    before.current = { due, height: card.current?.offsetHeight ?? 0 }
  })
  useEffect(() => {
    if (height === undefined) return
    const timer = setTimeout(() => keep(undefined), emptyMs)
    return () => clearTimeout(timer)
  }, [height])
  return { card, height }
}

/** Whether the card asks if the order goes out unpaid. The question disappears after six seconds. */
function useQuestion(wanted: boolean) {
  const [asked, ask] = useState(false)
  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(() => ask(false), 6000)
    return () => clearTimeout(timer)
  }, [asked])
  return { asked: asked && wanted, ask }
}

/** The name may be cut, how long it waits may not. */
function Waits({ order, minutes, long }: Omit<ReadyCardProps, 'asksUnpaid'>) {
  const { t } = useBoardText()
  const coming = useComingText()
  const name = calledName(order)
  if (order.hereAt !== null) return <span className="truncate">{name ? t.isHere(name) : t.here}</span>
  const who = order.table === null ? name : t.toTable
  const waited = minutes !== null && (minutes < 100 ? t.waiting(minutes) : t.waitingHours(Math.floor(minutes / 60)))
  const later = long ? '' : coming(order)
  if (later)
    return (
      <span className="grid min-w-0">
        {who && <bdi className="truncate">{who}</bdi>}
        <span>{later}</span>
      </span>
    )
  return (
    <>
      {who && (
        <span className="min-w-0 truncate">
          <bdi>{who}</bdi>
        </span>
      )}
      {waited && <span className="shrink-0 whitespace-pre">{who ? ` · ${waited}` : waited}</span>}
    </>
  )
}

type MoneyWaysProps = {
  order: ShownOrder
  title: string
  titleShown?: true
  amount: Cents
  onWay: (way: 'cash' | 'card') => void
}

/** An amount, with one button for each way in which it is paid or given back. */
function MoneyWays({ order, title, titleShown, amount, onWay }: MoneyWaysProps) {
  const { t, money } = useBoardText()
  return (
    <fieldset className={`on-dark grid grid-cols-2 gap-px ${titleShown ? 'bg-cherry' : 'bg-ink'}`}>
      <legend className="sr-only">{`${calledCode(order)}: ${title}`}</legend>
      {titleShown && (
        <p aria-hidden="true" className="col-span-2 px-1.5 pt-1.5 text-center text-sm font-bold text-card uppercase">
          {title}
        </p>
      )}
      {(['cash', 'card'] as const).map((way) => (
        <button
          key={way}
          type="button"
          onClick={() => onWay(way)}
          className="grid min-h-12.5 place-content-center overflow-hidden px-0.5 text-center leading-tight text-paper not-first-of-type:border-s not-first-of-type:border-ink-2"
        >
          <span className="text-sm">{t.sheet.ways[way]}</span>
          <b className="text-sm tracking-tight whitespace-nowrap">{money(amountDue(amount, way))}</b>
        </button>
      ))}
    </fieldset>
  )
}

function OutAnyhow({ order, words }: { order: ShownOrder; words: string }) {
  return (
    <button
      type="button"
      onClick={() => handOverOrder(order)}
      className="on-dark min-h-12.5 bg-cherry px-1.5 text-center text-sm leading-tight font-bold text-card"
    >
      <span>{words}</span>
      <span className="sr-only">{` ${calledCode(order)}`}</span>
    </button>
  )
}

function ReadyFoot() {
  const { t } = useBoardText()
  const taps = useObservable(tapStore).filter((one) => one.state === 'kept' && isMine(one)).length
  return (
    <div data-column-foot className="mt-auto grid gap-1.5">
      <Conflicts />
      {taps > 0 && (
        <button
          type="button"
          onClick={() => resendTaps()}
          className="rounded-small border-2 border-honey-ink bg-honey-soft px-2 py-2 text-start text-sm font-semibold text-honey-ink"
        >
          {t.tapsGo(taps)}
        </button>
      )}
      <TapsOfOthers />
      <UndoBox />
      <button
        type="button"
        onClick={() => showOpened({ kind: 'out' })}
        className="flex min-h-12 items-center justify-center gap-1.5 rounded-small bg-latte-soft px-2 text-base font-semibold"
      >
        <Icon of={historyIcon} className="size-5" />
        <span>{t.lastOut}</span>
      </button>
    </div>
  )
}

/** The board shows the orders without them; they go out when the one who tapped signs in here again. */
function TapsOfOthers() {
  const { t } = useBoardText()
  const taps = useObservable(tapStore).filter((one) => !isMine(one))
  const names = new Set(taps.map(({ memberName }) => memberName))
  return [...names].map((name) => (
    <p
      key={name}
      className="rounded-small border-2 border-honey-ink bg-honey-soft px-2 py-2 text-sm font-semibold text-honey-ink"
    >
      {t.tapsOf(taps.filter(({ memberName }) => memberName === name).length, name)}
    </p>
  ))
}

function UndoBox() {
  const { t } = useBoardText()
  const last = useObservable(undoStore)
  return (
    <div role="status" className="grid">
      {last && (
        <div className="on-dark rounded-small bg-ink p-2 text-paper shade-bar">
          <p className="px-1 pb-2 text-base leading-tight">
            <bdi dir="ltr" className="font-bold">
              {last.code}
            </bdi>
            <span>{` ${t.done[last.done]}`}</span>
          </p>
          {last.back && (
            <button
              key={last.number}
              type="button"
              onClick={() => undoTap(last)}
              className="undo-fill relative flex min-h-12 w-full items-center justify-center gap-2 overflow-hidden rounded-small bg-honey-light px-1 text-md font-bold text-ink"
            >
              <Icon of={undoIcon} className="relative size-5" />
              <span className="relative">{t.undo}</span>
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function Conflicts() {
  const { t } = useBoardText()
  const { t: till, money } = useTillText()
  const { refusals } = useRefusalText().t
  const why = (conflict: TapConflict): string => {
    if (conflict.vouchersMost !== undefined) return till.pay.vouchersPay(money(conflict.vouchersMost))
    return conflict.refusal === 'not_allowed' ? refusals.not_allowed : sentence(conflict, t)
  }
  const lost = ({ way, amount }: TappedMoney): string =>
    amount < 0
      ? t.conflict.giveBackLost(money(-amount), t.sheet.ways[way])
      : t.conflict.paymentLost(money(amount), t.sheet.ways[way])
  return (
    <div role="alert" className="grid max-h-[40dvh] gap-1.5 overflow-y-auto overscroll-contain">
      {useObservable(conflictStore).map((conflict) => (
        <div key={conflict.key} className="rounded-small border-2 border-cherry bg-cherry-soft p-2">
          <p className="pb-1.5 text-base leading-tight">
            <bdi dir="ltr" className="font-bold">
              {conflict.code}
            </bdi>
            <span>{`: ${[...conflict.notNoted.map(lost), why(conflict)].join(' ')}`}</span>
          </p>
          <button
            type="button"
            onClick={() => forgetConflict(conflict.key)}
            className="min-h-12 w-full rounded-small bg-card font-semibold"
          >
            {t.seen}
          </button>
        </div>
      ))}
    </div>
  )
}

function sentence({ last }: TapConflict, { conflict: said }: BoardText): string {
  if (!last) return said.unknown
  const { step, staffName: who, data } = last
  if (step === 'withdraw') return said.withdraw()
  if (who === '') return said.unknown
  if (step === 'refuse') return said.refuse(who)
  if (step === 'cancel') return said.cancel(who)
  const statuses = new Set(data.lines?.map(({ status }) => status))
  if (step === 'pay') return said.pay(who)
  if (step !== 'setLines') return said.other(who)
  return said[statuses.has('served') ? 'out' : statuses.has('ready') ? 'ready' : 'received'](who)
}
