// One order opened above the board: on one side what it is, on the other how it ends (LIFE-2, LIFE-6, LIFE-7).

import type { StaffOrder } from '#contract/index.ts'
import { waitsLong, waitsSince } from '#domain/order/counter/board.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { isOver, phaseOf } from '#domain/order/course.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { useConnectionLost } from '#web/data/staff/connection-lost-api.ts'
import { useOrder } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import type { PrinterTroubles } from '#web/data/staff/slip-api.ts'
import { mayPass, refusalOf } from '#web/data/staff/staff-api.ts'
import { type ShownOrder, useShownOrder } from '#web/data/staff/tap-queue.ts'
import { AllowedOnly, Denial } from '#web/office/staff/allowed-only.tsx'
import { BlockButton } from '#web/office/staff/guard/block-button.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { phoneIcon } from '#web/ui/icons/icons.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { OrderChanging } from '../order-changing.tsx'
import { OrderPaper } from '../paper/lazy-paper.tsx'
import { acceptOrders, leaveOrder, tapWhole } from './board-acts.ts'
import { useMoneyWords } from './board-money.ts'
import { closeOpened } from './board-state.ts'
import { Code, useComingText, useInstantText, useWhenText } from './order-words.tsx'
import { OrderSheetEnd, OrderSheetOver, OrderSheetPay } from './sheet-end.tsx'
import { OrderSheetHistory, OrderSheetLines, OrderSheetPart } from './sheet-lines.tsx'
import { peopleIn, ticketOf, ticketUrgency } from './ticket.ts'

/** Leaves an edge of the board visible. */
const wide =
  'sheet-in inset-y-0 ms-auto h-dvh max-h-none w-[min(76rem,100%)] max-w-none lg:w-[min(76rem,calc(100%-6.5rem))] lg:rounded-s-card'

type OrderSheetProps = {
  id: number | undefined
  /** The board's copy of the order, shown while it cannot be read. */
  known: StaffOrder | undefined
  soldOut: ReadonlySet<string>
  branch: StaffBranch
  /** What is known of its printers. */
  troubles?: PrinterTroubles | undefined
}

export function OrderSheet({ id, known, soldOut, branch, troubles }: OrderSheetProps) {
  const { t } = useBoardText()
  const order = useOrder(id ?? 0)
  const newest = newer(order.data, order.isError && !mayPass(refusalOf(order.error)) ? undefined : known)
  const shown = useShownOrder(newest)
  const here = id !== undefined && shown?.id === id ? shown : undefined
  const isLost = useConnectionLost() !== null
  return (
    <Dialog
      open={id !== undefined}
      onClose={closeOpened}
      title={here ? <Code code={calledCode(here)} className="font-text text-4xl" /> : t.order}
      closeLabel={t.close}
      shape={wide}
      beside={here && <Facts order={here} branch={branch} />}
    >
      {here ? (
        <>
          {(order.isError || isLost) && (
            <div className="pb-2">
              <Notice kind="warning">{t.sheet.mayBeOlder}</Notice>
            </div>
          )}
          <Content order={here} soldOut={soldOut} branch={branch} troubles={troubles} />
        </>
      ) : (
        <Unread of={order} />
      )}
    </Dialog>
  )
}

const newer = (read: StaffOrder | undefined, known: StaffOrder | undefined): StaffOrder | undefined =>
  read && known && known.version > read.version ? known : (read ?? known)

type ContentProps = Pick<OrderSheetProps, 'soldOut' | 'branch' | 'troubles'> & { order: ShownOrder }

function Content({ order, soldOut, branch, troubles }: ContentProps) {
  const over = isOver(phaseOf(order))
  return (
    <div className="grid items-start gap-3 pt-1 md:grid-cols-2 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <div className="grid gap-3 max-md:contents">
        <Denial act="orders.handle" branch={order.branch} />
        <AllowedOnly act="orders.handle" branch={order.branch}>
          <SheetTools key={order.id} order={order} branch={branch} />
          {!over && order.source === 'web' && (
            <div className="max-md:order-last">
              <BlockButton order={order} onDone={closeOpened} />
            </div>
          )}
        </AllowedOnly>
        <OrderSheetLines order={order} soldOut={soldOut} />
        <OrderPaper
          key={order.id}
          order={order}
          troubles={troubles}
          timeZone={branch.timeZone}
          frame={OrderSheetPart}
        />
        <div className="max-md:order-last">
          <OrderSheetHistory order={order} branch={branch} />
        </div>
      </div>
      <div className="grid gap-3 max-md:contents">
        <AllowedOnly act="orders.handle" branch={order.branch}>
          {over && <OrderSheetOver order={order} />}
          <OrderSheetPay order={order} over={over} />
          {!over && <OrderSheetEnd key={order.id} order={order} />}
        </AllowedOnly>
      </div>
    </div>
  )
}

function Facts({ order, branch }: { order: ShownOrder; branch: StaffBranch }) {
  const { t, time } = useBoardText()
  const say = useWhenText()
  const now = useNow(5000)
  const instantText = useInstantText(branch.timeZone)
  const promise = order.wantedAt
  const { urgency, minutes } = ticketUrgency(ticketOf(order), now)
  const phase = phaseOf(order)
  const open = !isOver(phase)
  const readySince = phase === 'ready' ? waitsSince(order) : null
  const isLate = phase === 'ready' ? waitsLong(order, now) : urgency === 'late'
  const when = readySince === null ? say(urgency, minutes) : t.sheet.readySince(instantText(readySince))
  const people = peopleIn(order)
  const together = people > 0 ? `${t.basket.people(people)} · ` : ''
  const where = order.table === null ? t.sheet.pickUp : t.table(order.table)
  const moneyWords = useMoneyWords()
  const coming = useComingText()(order)
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-2 max-sm:gap-x-2">
      <p className="rounded-control bg-latte-soft px-4 py-1.5 leading-tight max-sm:px-3">
        <b className="block text-xl">{instantText(promise)}</b>
        {open && (promise !== null || readySince !== null) && (
          <span className={isLate ? 'font-bold text-cherry' : ''}>{when}</span>
        )}
      </p>
      <p className="min-w-0 leading-snug max-sm:order-last max-sm:w-full max-sm:text-sm">
        <span className="block truncate text-lg font-bold">
          <bdi>{order.customerName || t.table(order.table ?? 0)}</bdi>
        </span>
        <span className="text-ink-2">
          {open && coming && <b className="text-ink">{`${coming} · `}</b>}
          <span>{`${together}${where} · `}</span>
          {promise !== null && <span>{`${t.sheet.placed(time(order.placedAt, branch.timeZone))} · `}</span>}
          <span>{moneyWords(order)}</span>
        </span>
      </p>
      {order.phone !== '' && (
        <a
          href={`tel:${order.phone}`}
          aria-label={`${t.sheet.call} ${order.phone}`}
          className="ms-auto inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control border-2 border-edge bg-card px-4 text-md font-semibold max-sm:px-2"
        >
          <Icon of={phoneIcon} className="size-5" />
          <bdi dir="ltr" className="max-sm:sr-only">
            {order.phone}
          </bdi>
        </a>
      )}
    </div>
  )
}

type SheetToolsProps = { order: ShownOrder; branch: StaffBranch }

function SheetTools({ order, branch }: SheetToolsProps) {
  const { t } = useBoardText()
  return (
    <div className="grid gap-2">
      <Onward order={order} />
      <OrderChanging order={order} branch={branch}>
        <LinkButton
          variant="quiet"
          size="staff"
          className="flex-auto px-4!"
          href={linkTo(`/all-orders/${order.token}/${order.id}`)}
        >
          <span>{t.sheet.whole}</span>
          <span className="sr-only">{` ${t.sheet.detail(calledCode(order))}`}</span>
        </LinkButton>
      </OrderChanging>
    </div>
  )
}

/** The next step on its way; nothing for an order that is over. */
function Onward({ order }: { order: ShownOrder }) {
  const { t } = useBoardText()
  const phase = phaseOf(order)
  if (phase === 'ready')
    return (
      <div>
        <Button
          variant="quiet"
          size="staff"
          wide
          onClick={() => {
            leaveOrder(order)
            closeOpened()
          }}
        >
          {t.sheet.notCollected}
        </Button>
        <p className="mt-1 px-1 text-sm text-ink-2">{t.sheet.notCollectedHint}</p>
      </div>
    )
  if (phase !== 'placed' && phase !== 'accepted' && phase !== 'making') return null
  return (
    <div className={`grid gap-2 ${phase === 'placed' ? 'grid-cols-2' : ''}`}>
      {phase === 'placed' && (
        <Button variant="dark" size="staff" className="px-3!" onClick={() => acceptOrders([order])}>
          {t.accept}
        </Button>
      )}
      <Button variant="leaf" size="staff" className="px-3!" onClick={() => tapWhole(ticketOf(order), null)}>
        {t.sheet.allReady}
      </Button>
    </div>
  )
}
