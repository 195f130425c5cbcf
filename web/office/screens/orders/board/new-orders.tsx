// Orders that nobody has accepted: one honey bar in place of head and strip, and a red page after a minute (BOARD-4).
import { useState } from 'react'
import { calledCode, calledName } from '#domain/order/counter/code.ts'
import { allergiesIn } from '#domain/order/note.ts'
import { listedAt } from '#domain/order/order.ts'
import { watchTimes } from '#domain/shop/watch/watch-times.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { ringTimes } from '#web/office/staff/alerts/ringing.ts'
import { LineChanges, PartChanges } from '#web/office/staff/lines/line-change-list.tsx'
import { LinePersonName } from '#web/office/staff/lines/line-person.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, clockIcon, menuIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { bellIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { useLineName } from '../line-name.ts'
import { acceptOrders } from './board-acts.ts'
import { showOpened } from './board-state.ts'
import { Code, useInstantText } from './order-words.tsx'
import { useTapGuard } from './tap-guard.ts'

type NewOrdersProps = {
  /** The oldest first. */
  orders: readonly [ShownOrder, ...ShownOrder[]]
  branch: StaffBranch
  /** At half the height, below the head or a bar that says what is wrong with the tablet. */
  slim: boolean
}

/** How long the red page stays away after "Look first". */
const lookMs = 30_000

export function NewOrders({ orders, branch, slim }: NewOrdersProps) {
  const { t } = useBoardText()
  const now = useNow(1000)
  const [lookUntil, setLookUntil] = useState(0)
  const [first] = orders
  const waited = now - first.placedAt
  const all = orders.length === 1 ? t.accept : t.acceptAll(orders.length)
  const loud = waited >= ringTimes.loudAfterMs && now >= lookUntil
  const guarded = useTapGuard([loud, slim, ...orders.map(({ id }) => id)].join())
  const acceptAll = guarded(() => acceptOrders(orders))
  if (loud)
    return (
      <LoudPage
        orders={orders}
        branch={branch}
        now={now}
        all={all}
        acceptAll={acceptAll}
        onLook={() => setLookUntil(now + lookMs)}
      />
    )
  return (
    <div role="alert" className="relative flex h-full min-h-0 items-stretch bg-honey">
      <button
        type="button"
        aria-label={t.menu}
        onClick={() => showOpened({ kind: 'pages' })}
        className="grid w-13 shrink-0 place-items-center border-e-2 border-ink/15 max-sm:w-11"
      >
        <Icon of={menuIcon} />
      </button>
      <button
        type="button"
        {...acceptAll}
        className={`flex min-w-0 flex-1 items-stretch gap-4 ps-4 pe-2 text-start max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:content-between max-sm:gap-x-3 max-sm:gap-y-0.5 ${slim ? 'py-1 max-sm:py-2' : 'py-2'}`}
      >
        <span className="grid shrink-0 content-center border-e-2 border-ink/15 pe-5 max-sm:flex max-sm:items-center max-sm:gap-1.5 max-sm:border-0 max-sm:pe-0">
          <span
            className={`flex items-center gap-2 font-bold ${slim ? 'text-sm leading-tight max-sm:text-md' : 'text-md'}`}
          >
            <Icon of={bellIcon} className={slim ? 'size-4 max-sm:size-5' : 'size-5'} />
            <span className="max-sm:sr-only">{t.newOrder}</span>
          </span>
          <Code code={calledCode(first)} className={slim ? 'text-ticket-code' : 'text-5xl max-sm:text-ticket-code'} />
        </span>
        <span className="grid min-w-0 flex-1 content-center overflow-hidden text-lg leading-snug max-sm:contents">
          <span
            className={
              slim
                ? 'flex min-w-0 gap-3 *:not-first:max-w-3/5 *:not-first:shrink-0 max-sm:hidden'
                : 'grid min-w-0 max-sm:col-span-2 max-sm:row-start-2'
            }
          >
            <Lines order={first} most={2} />
          </span>
          <span className="relative truncate text-md max-sm:col-start-2 max-sm:row-start-1 max-sm:self-center">
            {allergiesIn(first.lines).length > 0 && <Warning />}
            <ReadyBy order={first} branch={branch} />
            <span>{' · '}</span>
            <bdi>{calledName(first) || t.tableWord}</bdi>
            {orders.length > 1 && (
              <span className={slim ? 'sr-only' : 'max-sm:sr-only'}>{` · ${t.behind(orders.length - 1)}`}</span>
            )}
          </span>
        </span>
        <span className="on-dark flex shrink-0 items-center gap-4 rounded-control bg-ink px-8 text-paper max-xl:px-4 max-sm:col-span-2 max-sm:row-start-3 max-sm:min-h-12 max-sm:justify-center">
          <Icon of={checkIcon} className="size-8 text-honey max-sm:size-6" />
          <span className="leading-tight">
            <b className={`block max-sm:text-lg ${slim ? 'text-xl' : 'text-2xl'}`}>{all}</b>
            <span className={slim ? 'sr-only' : 'text-sm max-md:sr-only'}>{t.acceptHint}</span>
          </span>
        </span>
      </button>
      {orders.length > 1 && (
        <button
          type="button"
          {...guarded(() => acceptOrders([first]))}
          className={`me-2 min-w-14 shrink-0 rounded-control max-sm:hidden border-2 border-ink px-3 text-base font-bold ${slim ? 'my-1' : 'my-2'}`}
        >
          {t.acceptOne(calledCode(first))}
        </button>
      )}
    </div>
  )
}

/** Stands where nothing is cut, unlike the lines. */
function Warning() {
  const { t } = useBoardText()
  return (
    <b className="me-2 inline-flex items-center gap-1 rounded-small bg-cherry px-1.5 align-middle leading-normal text-card">
      <Icon of={warningIcon} className="size-4.5" />
      <span>{t.allergy}</span>
    </b>
  )
}

function Lines({ order, most }: { order: ShownOrder; most: number }) {
  const { t } = useBoardText()
  const lineName = useLineName()
  const shown = order.lines.slice(0, most)
  const rest = order.lines.length - shown.length
  return shown.map((line, at) => (
    <span key={line.id} className="flex min-w-0 items-baseline gap-3">
      <span className="truncate font-semibold">
        <b className="me-2 font-extrabold">{line.quantity}</b>
        <span>{lineName(line)}</span>
        <PartChanges parts={line.parts} inline />
        <LineChanges options={line.options} inline />
        <LinePersonName person={line.person} inline />
        {line.notes && <bdi className="mx-2 rounded-small bg-card px-2 text-md text-ink">{line.notes}</bdi>}
      </span>
      {rest > 0 && at === shown.length - 1 && <span className="shrink-0 text-md">{t.moreLines(rest)}</span>}
    </span>
  ))
}

function ReadyBy({ order, branch }: { order: ShownOrder; branch: StaffBranch }) {
  const { t } = useBoardText()
  const instantText = useInstantText(branch.timeZone)
  return (
    <>
      <span>{`${t.readyBy} `}</span>
      <b>{instantText(listedAt(order))}</b>
    </>
  )
}

/** So many of the other orders are named, so that the buttons stay in sight. */
const mostNamed = 10

type LoudPageProps = Omit<NewOrdersProps, 'slim'> & {
  now: number
  all: string
  acceptAll: ReturnType<ReturnType<typeof useTapGuard>>
  onLook: () => void
}

function LoudPage({ orders, branch, now, all, acceptAll, onLook }: LoudPageProps) {
  const { t, time } = useBoardText()
  const [first, ...others] = orders
  const told = Math.max(first.placedAt, listedAt(first) - first.making) + watchTimes.unheardMs
  const seconds = Math.floor((now - first.placedAt) / 1000)
  return (
    <div
      role="alert"
      className="on-dark fixed inset-0 z-30 flex flex-col justify-between gap-6 overflow-y-auto bg-cherry p-10 text-card max-md:p-4"
    >
      <p className="flex items-center gap-4 text-2xl font-bold">
        <Icon of={bellIcon} className="size-9" />
        <span>{t.nobody(Math.floor(seconds / 60), seconds % 60)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
        <Code code={calledCode(first)} className="text-loud" />
        <div className="grid min-w-0 gap-1 text-2xl">
          <Lines order={first} most={4} />
          <span>
            {allergiesIn(first.lines).length > 0 && <Warning />}
            <ReadyBy order={first} branch={branch} />
            <span>{', '}</span>
            <bdi>{calledName(first) || t.tableWord}</bdi>
          </span>
          {others.length > 0 && (
            <span className="text-lg">
              <span>{`${t.behind(others.length)}: `}</span>
              <bdi dir="ltr">{others.slice(0, mostNamed).map(calledCode).join(', ')}</bdi>
              {others.length > mostNamed && <span>{` ${t.andMore(others.length - mostNamed)}`}</span>}
            </span>
          )}
        </div>
      </div>
      <div className="grid gap-4">
        <button
          type="button"
          {...acceptAll}
          className="flex min-h-36 items-center justify-center gap-5 rounded-card bg-card text-4xl font-extrabold text-ink max-md:min-h-24"
        >
          <Icon of={checkIcon} className="size-12 text-leaf" />
          <span>{all}</span>
        </button>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-3 text-lg">
            <Icon of={clockIcon} />
            <span>{now < told ? t.ownerTold(time(told, branch.timeZone)) : t.ownerWasTold}</span>
          </p>
          <button
            type="button"
            onClick={onLook}
            className="min-h-14 rounded-control border-2 border-card px-6 text-lg font-bold"
          >
            {t.look}
          </button>
        </div>
      </div>
    </div>
  )
}
