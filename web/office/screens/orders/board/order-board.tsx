// The order board, which baristas use all day: what to begin now, what is ready, and what is wrong (BOARD-1 to
// BOARD-6).
import { useDeferredValue, useEffect, useState } from 'react'
import { isDayOver } from '#domain/branch/day-over.ts'
import { callsForYes } from '#domain/order/counter/board.ts'
import { may } from '#domain/people/staff.ts'
import { linkTo } from '#web/data/address/location.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useCounter } from '#web/data/session/counter-device.ts'
import type { Member } from '#web/data/session/session.ts'
import { useBoardNews } from '#web/data/staff/board-orders.ts'
import { useConnectionLost } from '#web/data/staff/connection-lost-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { needsSomebody, usePrinterTroubles } from '#web/data/staff/slip-api.ts'
import { useSilentTill } from '#web/data/staff/till-link-api.ts'
import { useAlarms } from '#web/office/staff/alerts/alarms.tsx'
import { useWakeLock } from '#web/office/staff/alerts/wake-lock.ts'
import { Denial } from '#web/office/staff/allowed-only.tsx'
import { useBranches, useChosen } from '#web/office/staff/branch/my-branches.ts'
import { CloseDay } from '#web/office/staff/close-day/close-day-dialog.tsx'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { NoBranch, StaffWaiting, Unread } from '#web/office/staff/states.tsx'
import { LazyTillSign } from '#web/office/staff/till/lazy-till.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { UsbLink } from '#web/office/usb-printer/lazy-usb.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { tillIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { useOfficeText, useStaffText } from '#web/words/staff/index.ts'
import { LazyPrinterBar, LazyPrinterNews, LazyPrinterSign } from '../paper/lazy-paper.tsx'
import { CounterQuestion, NoLine, NoSound } from './board-bars.tsx'
import { useKeys, useSearching } from './board-find.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardPanels } from './board-panels.tsx'
import { type BoardView, closeOpened, showOpened, useBoardView } from './board-state.ts'
import { BoardStrip } from './board-strip.tsx'
import { NewOrders } from './new-orders.tsx'
import { ReadyColumn } from './ready-column.tsx'
import { TicketGrid } from './ticket-grid.tsx'

export function Board() {
  const { t } = useStaffText()
  return (
    <TitledPage title={t.orders}>
      {(member) => (
        <div className="board flex min-h-0 flex-1 flex-col overflow-hidden bg-latte-soft">
          <h1 className="sr-only">{t.orders}</h1>
          <BranchBoard member={member} />
        </div>
      )}
    </TitledPage>
  )
}

function BranchBoard({ member }: { member: Member }) {
  const branches = useBranches(member, 'orders.see')
  const chosen = useChosen(branches ?? [])
  const branch = branches?.find(({ id }) => id === chosen) ?? branches?.[0]
  if (branch && branches) return <LiveBoard key={branch.id} member={member} branches={branches} branch={branch} />
  return <div className="flex-1 p-6">{branches ? <NoBranch /> : <StaffWaiting />}</div>
}

type LiveBoardProps = { member: Member; branches: readonly StaffBranch[]; branch: StaffBranch }

function LiveBoard({ member, branches, branch }: LiveBoardProps) {
  const { time } = useBoardText()
  const view = useBoardView(branch)
  const alarms = useAlarms(member, [branch.id], true)
  useBoardNews(branch.id)
  useStaffUpdates([branch.id])
  useWakeLock()
  useKeys()
  useEffect(() => closeOpened, [])
  const heard = useConnectionLost()
  // By the shop's clock, whatever the tablet's says.
  const gone = heard === null ? null : heard + serverNow() - Date.now()
  const silent = useSince(alarms.sound === 'locked')
  const at = (instant: number) => time(instant, branch.timeZone)
  const handles = may(member, 'orders.handle', branch.id)
  const kept = useCounter()
  const counter = branches.find(({ id }) => id === kept)
  // Asked once; and again on the board of another branch than the one for which this device rings.
  const asksForCounter = handles && (kept === undefined || (counter !== undefined && counter !== branch))

  const troubles = usePrinterTroubles(branch.id, alarms.live)
  const noted = troubles && troubles.printers.length + troubles.failed.length > 0 ? troubles : undefined
  const till = useSilentTill(branch.id)
  const urgent = noted && needsSomebody(noted) ? noted : undefined
  const [first, ...others] = view.all
    .map(({ order }) => order)
    .filter(callsForYes)
    .sort((one, other) => one.placedAt - other.placedAt)
  const calling = handles && first

  const [upper, lower] = [
    gone !== null && <NoLine key="line" since={at(gone)} />,
    silent !== null && <NoSound key="sound" since={at(silent)} />,
    // Otherwise its sign is in the head.
    calling && urgent && <LazyPrinterBar key="printers" troubles={urgent} timeZone={branch.timeZone} />,
  ].filter(Boolean)
  const searching = useSearching()
  const tall = Boolean(calling) && !upper && !searching
  const fresh = calling && <NewOrders orders={[first, ...others]} branch={branch} slim={!tall} />
  // While somebody searches, the head stays, and has its field.
  const bar = fresh || (searching ? upper : (lower ?? upper))
  const above = !searching && bar !== upper && upper

  // Head and strip, or what takes their place at the same height, so that nothing below ever moves.
  return (
    <>
      {!tall &&
        (above ? (
          <div className="h-14 shrink-0">{above}</div>
        ) : (
          <BoardHead
            branches={branches}
            branch={branch}
            view={view}
            alarms={alarms}
            gone={gone !== null}
            setsPace={may(member, 'shop.set', branch.id)}
            handles={handles}
            sign={
              <>
                {till && <LazyTillSign waiting={till} timeZone={branch.timeZone} />}
                {noted && <LazyPrinterSign troubles={noted} timeZone={branch.timeZone} />}
              </>
            }
          />
        ))}
      {bar ? (
        <div className={`shrink-0 ${tall ? 'h-29 max-lg:h-41' : 'h-15 max-lg:h-27'}`}>{bar}</div>
      ) : (
        <BoardStrip view={view} branch={branch} />
      )}
      <p role="status" className="sr-only">
        {urgent && <LazyPrinterNews troubles={urgent} timeZone={branch.timeZone} />}
      </p>
      <div className="grid gap-2 px-2 pt-2 empty:hidden">
        {asksForCounter && <CounterQuestion branch={branch} counter={counter} />}
        <Denial act="orders.handle" branch={branch.id} />
        <UsbLink branch={branch.id} />
      </div>
      {view.board.data ? (
        <Orders
          view={view}
          handles={handles}
          closing={may(member, 'days.close', branch.id) && isDayOver(branch, view.now) ? branch : undefined}
        />
      ) : (
        <Unread of={view.board} />
      )}
      <BoardPanels view={view} branch={branch} member={member} unseen={alarms.unseen} troubles={troubles} />
    </>
  )
}

type OrdersProps = {
  view: BoardView
  /** Whether the member may act on its orders. */
  handles: boolean
  /** The branch whose day can be closed now. */
  closing: StaffBranch | undefined
}

function Orders({ view, handles, closing }: OrdersProps) {
  const { t } = useBoardText()
  const office = useOfficeText().t
  const [inSight, setInSight] = useState<'make' | 'ready'>('make')
  // Deferred, so that the board stays smooth while others tap (BOARD-6).
  const toMakeHere = useDeferredValue(view.toMakeHere)
  const ready = useDeferredValue(view.ready)
  const earlier = view.board.data?.counts.earlier ?? 0
  return (
    <div className="flex min-h-0 flex-1 gap-1 p-1 max-md:flex-col">
      <div className={`flex min-h-0 min-w-0 flex-1 flex-col gap-1.5 ${inSight === 'make' ? '' : 'max-md:hidden'}`}>
        <h2 id="begin-now" tabIndex={-1} className="sr-only">
          {t.begin}
        </h2>
        {toMakeHere.length === 0 && (
          <div className="grid flex-1 place-content-center gap-1 px-6 text-center">
            <p className="text-xl font-bold">{t.nothing}</p>
            <p className="text-ink-2">{closing ? t.dayEnds : t.nothingHint}</p>
            {closing && (
              <div className="mt-3 justify-self-center">
                <CloseDay branch={closing} />
              </div>
            )}
          </div>
        )}
        {toMakeHere.length > 0 && (
          <TicketGrid tickets={toMakeHere} now={view.now} station={view.station} soldOut={view.soldOut} />
        )}
        {earlier > 0 && (
          <button
            type="button"
            onClick={() => {
              view.openEarlier(true)
              showOpened({ kind: 'earlier' })
            }}
            className="min-h-11 shrink-0 self-start rounded-small px-3 font-semibold text-ink-2 underline underline-offset-4"
          >
            {t.earlier(earlier)}
          </button>
        )}
      </div>
      <ReadyColumn
        tickets={ready}
        hidden={view.readyHidden}
        now={view.now}
        asksUnpaid={view.asksUnpaid}
        onMore={view.moreReady}
        className={`md:w-[8.5rem] ${inSight === 'ready' ? 'max-md:flex-1' : 'max-md:hidden'}`}
      />
      <div className="flex shrink-0 gap-1.5 md:hidden [&_button]:justify-center [&>div]:grid [&>div]:flex-1 [&>div]:grid-cols-2">
        {/* The head has no room for it. */}
        {handles && (
          <a
            href={linkTo('/new-order')}
            aria-label={office.pages.newOrder}
            className="grid min-h-14 min-w-14 place-items-center rounded-control border border-edge bg-card"
          >
            <Icon of={tillIcon} />
          </a>
        )}
        <Segmented
          label={t.begin}
          size="staff"
          value={inSight}
          onChange={setInSight}
          segments={[
            { value: 'make', text: `${t.toMake} ${view.toMakeHere.length}` },
            { value: 'ready', text: `${t.readyTab} ${view.ready.length + view.readyHidden}` },
          ]}
        />
      </div>
    </div>
  )
}

/** When `is` became true, on the server's clock; null while it is false. */
function useSince(is: boolean): number | null {
  const [since, setSince] = useState<number | null>(null)
  if (is && since === null) setSince(serverNow())
  if (!is && since !== null) setSince(null)
  return is ? since : null
}
