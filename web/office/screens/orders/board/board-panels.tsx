// What opens beside the board: one order, what is for later, earlier days, the last handed over, what was found, the
// keys.

import type { ReactNode } from 'react'
import { isDue } from '#domain/money/payment.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { phaseOf } from '#domain/order/course.ts'
import { hasSearched } from '#domain/shared/fold-for-search.ts'
import type { Member } from '#web/data/session/session.ts'
import { useFoundOrders } from '#web/data/staff/order-api.ts'
import { type StaffBranch, useShopMenu } from '#web/data/staff/shop-api.ts'
import type { PrinterTroubles } from '#web/data/staff/slip-api.ts'
import { type ShownOrder, useShownOrders } from '#web/data/staff/tap-queue.ts'
import type { UnseenCounts } from '#web/office/staff/alerts/arrival-links.tsx'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { Asks } from '#web/office/staff/guard/guard-asks.tsx'
import { PendingBar } from '#web/office/staff/guard/pending-blocks.tsx'
import { StaffWaiting } from '#web/office/staff/states.tsx'
import { LazyUsbPanel } from '#web/office/usb-printer/lazy-usb.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useBoardText, useGuardText } from '#web/words/board/index.ts'
import { useLineWords } from '../line-name.ts'
import { LazyPrinterTroubles } from '../paper/lazy-paper.tsx'
import { bringReady } from './board-acts.ts'
import { KeysHelp } from './board-find.tsx'
import { BoardPages } from './board-menu.tsx'
import { PacePanel } from './board-pace.tsx'
import { type BoardView, closeOpened, openOrder, useOpened } from './board-state.ts'
import { BoardStock } from './board-stock.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { Code, useInstantText } from './order-words.tsx'
import { StockButton } from './sheet-lines.tsx'

/** As tall as the window; the board stays in sight beside it. */
const tall = 'sheet-in inset-y-0 ms-auto h-dvh max-h-none w-[min(30rem,100%)] max-w-none md:rounded-s-card'

/** The same on the side of the button that opens it, with the names of pages. */
const tallAtStart =
  'sheet-in sheet-in-start inset-y-0 me-auto h-dvh max-h-none w-[min(22rem,100%)] max-w-none md:rounded-e-card'

/** For lists with long lines. */
const broad =
  'sheet-in inset-y-0 ms-auto h-dvh max-h-none w-[min(56rem,100%)] max-w-none lg:w-[min(56rem,calc(100%-6.5rem))] md:rounded-s-card'

type BoardPanelsProps = {
  view: BoardView
  branch: StaffBranch
  member: Member
  unseen: UnseenCounts
  troubles: PrinterTroubles | undefined
}

export function BoardPanels({ view, branch, member, unseen, troubles }: BoardPanelsProps) {
  const { t } = useBoardText()
  const guard = useGuardText().t
  const opened = useOpened()
  const kind = opened?.kind
  const id = opened?.kind === 'order' ? opened.id : undefined
  const orders = (tickets: BoardView['later']) => tickets.map(({ order }) => order)
  return (
    <>
      <OrderSheet
        id={id}
        known={id === undefined ? undefined : view.known(id)}
        soldOut={view.soldOut}
        branch={branch}
        troubles={troubles}
      />
      <Panel title={t.menu} open={kind === 'pages'} shape={tallAtStart}>
        <BoardPages
          member={member}
          branch={branch}
          seesTakings={view.board.data?.seesTakings ?? false}
          unseen={unseen}
        />
      </Panel>
      <Panel title={t.stock.out} open={kind === 'stock'} shape={broad}>
        <BoardStock branch={branch.id} soldOut={view.soldOut} />
      </Panel>
      <Panel title={t.pace.moreTitle} open={kind === 'more'}>
        <PacePanel branch={branch} kind="more" />
      </Panel>
      <Panel title={t.pace.pauseTitle} open={kind === 'pause'}>
        <PacePanel branch={branch} kind="pause" />
      </Panel>
      <Panel title={t.usbPrinter} open={kind === 'usb'}>
        <LazyUsbPanel member={member} branch={branch} />
      </Panel>
      <Panel title={t.helpTitle} open={kind === 'keys'}>
        <KeysHelp />
      </Panel>
      <Panel title={t.printers} open={kind === 'paper'}>
        {troubles && <LazyPrinterTroubles troubles={troubles} branch={branch.id} timeZone={branch.timeZone} />}
      </Panel>
      <Panel title={t.laterTitle} open={kind === 'later'}>
        <Orders orders={orders(view.later)} branch={branch} none={t.laterNone} />
      </Panel>
      <Panel title={t.earlierTitle} open={kind === 'earlier'}>
        <Orders orders={orders(view.earlier)} branch={branch} none={undefined} />
      </Panel>
      <Panel title={t.lastOutTitle} open={kind === 'out'}>
        <Orders orders={view.lastOut} branch={branch} none={t.lastOutNone} comesBack />
      </Panel>
      <Dialog open={kind === 'asks'} onClose={closeOpened} title={guard.asks} closeLabel={t.close} shape={broad}>
        <Asks branches={[branch]} />
        {/* Nothing outside an open dialog can be tapped. */}
        <PendingBar />
      </Dialog>
      <Panel title={t.find} open={kind === 'find'}>
        <Found text={opened?.kind === 'find' ? opened.text : ''} soldOut={view.soldOut} branch={branch} />
      </Panel>
    </>
  )
}

type PanelProps = { title: string; open: boolean; shape?: string; children: ReactNode }

function Panel({ title, open, shape = tall, children }: PanelProps) {
  const { t } = useBoardText()
  return (
    <Dialog open={open} onClose={closeOpened} title={title} closeLabel={t.close} shape={shape}>
      {children}
    </Dialog>
  )
}

type OrdersProps = {
  orders: readonly ShownOrder[]
  branch: StaffBranch
  /** Shown when there are none; undefined while they are being read. */
  none: string | undefined
  /** Whether each has a button that brings it back. */
  comesBack?: boolean
}

function Orders({ orders, branch, none, comesBack = false }: OrdersProps) {
  if (orders.length === 0)
    return none === undefined ? <StaffWaiting /> : <p className="py-8 text-center text-ink-2">{none}</p>
  return (
    <ul className="grid gap-2">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} timeZone={branch.timeZone} comesBack={comesBack} />
      ))}
    </ul>
  )
}

/** How many items of the menu are listed below the orders. */
const mostItems = 8

type FoundProps = { text: string; soldOut: ReadonlySet<string>; branch: StaffBranch }

function Found({ text, soldOut, branch }: FoundProps) {
  const { t, locale } = useBoardText()
  const menu = useShopMenu(locale).data
  const { data } = useFoundOrders(branch.id, text)
  const orders = useShownOrders(data?.orders)
  const isMeant = ({ name }: { name: string }) => hasSearched(name, text)
  const items = text.length < 2 ? [] : (menu?.items.filter(isMeant).slice(0, mostItems) ?? [])
  return (
    <>
      {orders.length > 0 && <p className="mb-3 text-ink-2">{t.found(orders.length)}</p>}
      {(orders.length > 0 || items.length === 0) && (
        <Orders orders={orders} branch={branch} none={data && t.notFound(text)} />
      )}
      {items.length > 0 && (
        <ul aria-label={t.stock.title} className="mt-4 grid gap-2">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-3 rounded-control bg-card p-1.5 ps-4 shade-card">
              <bdi className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">{item.name}</bdi>
              <StockButton item={item} branch={branch.id} soldOut={soldOut.has(item.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type OrderRowProps = { order: ShownOrder; timeZone: string; comesBack: boolean }

/** A tap opens the order. */
function OrderRow({ order, timeZone, comesBack }: OrderRowProps) {
  const { t, money } = useBoardText()
  const wordsOf = useLineWords()
  const instantText = useInstantText(timeZone)
  const phase = phaseOf(order)
  const ended = phase === 'cancelled' || phase === 'refused' || phase === 'not-collected'
  return (
    <li className="flex items-stretch gap-2 rounded-control bg-card p-1.5 shade-card">
      <button
        type="button"
        onClick={() => openOrder(order.id)}
        className="grid min-h-14 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-2 text-start"
      >
        <Code
          code={calledCode(order)}
          className={`text-2xl ${ended ? 'text-ink-2 line-through decoration-cherry decoration-3' : ''}`}
        />
        <span className="min-w-0 leading-snug">
          <span className="flex gap-2 font-semibold">
            <bdi className="truncate">{order.table === null ? order.customerName : t.table(order.table)}</bdi>
            <span className="ms-auto shrink-0">{instantText(order.wantedAt)}</span>
          </span>
          <span className="block truncate text-sm text-ink-2">
            {order.lines.map((line) => `${line.quantity} ${wordsOf(line)}`).join(', ')}
          </span>
          {isDue(order) && (
            <span className="block text-sm font-semibold">
              {`${order.due < order.total ? t.sheet.partPaid : t.sheet.notPaid} · ${money(order.due)}`}
            </span>
          )}
        </span>
      </button>
      {comesBack && (
        <AllowedOnly act="orders.handle" branch={order.branch}>
          <Button
            variant="quiet"
            size="staff"
            aria-label={`${t.back} ${calledCode(order)}`}
            onClick={() => {
              bringReady(order)
              closeOpened()
            }}
          >
            {t.back}
          </Button>
        </AllowedOnly>
      )}
    </li>
  )
}
