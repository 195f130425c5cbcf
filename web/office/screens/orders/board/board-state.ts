// What the board of a branch shows now: its orders as the counter works through them, by the server's clock, the
// station of this tablet, and what is open above the board.
import { useCallback, useMemo, useState } from 'react'
import type { Output, StaffOrder } from '#contract/index.ts'
import { workingDayBegan } from '#domain/branch/working-day.ts'
import { boardLimits, byFetching, isEarlier } from '#domain/order/counter/board.ts'
import { counterView, hasWorkAt, lineStationsOf, mustBeginAt, tally } from '#domain/order/counter/counter.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { type BoardLimits, useBoard } from '#web/data/staff/board-orders.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useShownOrders } from '#web/data/staff/tap-queue.ts'
import { forgetOtherOrders } from '#web/office/staff/toasts.tsx'
import { type Ticket, ticketOf } from './ticket.ts'

export function useBoardView(branch: StaffBranch) {
  const now = useNow(5000)
  const [limits, setLimits] = useState<BoardLimits>({ ready: boardLimits.ready, earlier: 0 })
  const board = useBoard(branch.id, workingDayBegan(branch, now), limits)
  const unfinished = useShownOrders(board.data?.orders)
  const toSee = useShownOrders(board.data?.toSee)
  const out = useShownOrders(board.data?.out)
  const here = useObservable(station)
  const dayBegins = board.data?.dayBegins ?? 0

  const [current, earlier] = useMemo(() => {
    const all = unfinished.map(ticketOf)
    const old = (one: Ticket) => isEarlier(one.order, dayBegins)
    return [all.filter((one) => !old(one)), all.filter(old)]
  }, [unfinished, dayBegins])
  const view = useMemo(() => counterView(current, now), [current, now])
  const toMakeHere = useMemo(
    () =>
      [
        ...view.toMake.filter((one) => isFor(one, here)),
        ...toSee.filter((one) => one.toSee === 'cancelled').map(ticketOf),
      ].sort((one, other) => mustBeginAt(one) - mustBeginAt(other) || one.id - other.id),
    [view, toSee, here],
  )
  const ready = useMemo(() => [...view.ready].sort((one, other) => byFetching(one.order, other.order)), [view])
  const soldOut = useMemo(() => new Set(board.data?.soldOut), [board.data?.soldOut])
  const lastOut = useMemo(() => out.filter((order) => order.lines.every(({ status }) => status === 'served')), [out])

  const moreReady = useCallback(
    () => setLimits((before) => ({ ...before, ready: Math.min(boardLimits.most, before.ready + boardLimits.step) })),
    [],
  )

  return {
    board,
    now,
    toMakeHere,
    ready,
    later: view.later,
    earlier,
    soldOut,
    lastOut,
    all: current,
    /** Any order that the board knows, open or not. */
    known: (id: number): StaffOrder | undefined =>
      board.data && [...board.data.orders, ...board.data.toSee, ...board.data.out].find((order) => order.id === id),
    toMake: view.toMake,
    station: here,
    stations: useMemo(() => stationsIn(current), [current]),
    asksUnpaid: board.data?.asksUnpaid ?? true,
    stationNames: board.data?.stations ?? noStations,
    tally: useMemo(() => tally(view.toMake, here), [view, here]),
    readyHidden: Math.max(0, (board.data?.counts.ready ?? 0) - (board.data?.orders ?? []).filter(isReadyToday).length),
    moreReady,
    openEarlier: (wanted: boolean) => setLimits({ ...limits, earlier: wanted ? boardLimits.step : 0 }),
  }

  function isReadyToday(order: StaffOrder): boolean {
    return !isEarlier(order, dayBegins) && order.lines.every(({ status }) => status !== 'received')
  }
}

const noStations: Output<'orders.board'>['stations'] = []

export type BoardView = ReturnType<typeof useBoardView>

/** Whether the station still has something to make for it. */
const isFor = (ticket: Ticket, station: string | null): boolean =>
  station === null || ticket.lines.some((line) => hasWorkAt(line, station))

const stationsIn = (tickets: readonly Ticket[]): string[] =>
  [...new Set(tickets.flatMap(({ lines }) => lines.flatMap(lineStationsOf)))].filter(Boolean).sort()

const noteName = 'staff.station'
const remembered = readStored(noteName)
/** The station whose lines this tablet shows, remembered on it; null for all of them. */
const station = createObservable<string | null>(typeof remembered === 'string' ? remembered : null)

export function chooseStation(next: string | null): void {
  writeStored(noteName, next ?? undefined)
  station.write(next)
}

type Opened =
  | { readonly kind: 'order'; readonly id: number }
  | {
      readonly kind:
        | 'later'
        | 'earlier'
        | 'out'
        | 'asks'
        | 'pages'
        | 'stock'
        | 'keys'
        | 'more'
        | 'pause'
        | 'usb'
        | 'paper'
    }
  | { readonly kind: 'find'; readonly text: string }

/** What is open above the board: one order, a list, the pages, the search or the keys. */
const opened = createObservable<Opened | undefined>(undefined)

export const useOpened = (): Opened | undefined => useObservable(opened)
export const showOpened = (what: Opened): void => opened.write(what)
export const closeOpened = (): void => opened.write(undefined)
export const isOpened = (): boolean => opened.read() !== undefined
export function openOrder(id: number): void {
  forgetOtherOrders(id)
  showOpened({ kind: 'order', id })
}
