// Keeps tickets in their places under a finger: the place of one that left stays empty until nobody has tapped for a
// second, and a ticket that just moved takes no tap (F-54, J-20). A long press opens an order.
import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { openOrder } from './board-state.ts'
import { ignored, settleMs } from './tap-guard.ts'

/** How long the place of a ticket that left stays empty, since then and since the last tap. */
export const emptyMs = 1000
/** How long it then takes to close. */
export const closeMs = 180

export interface TicketPlace<Ticket> {
  readonly id: number
  /** As it is, or as it was when it left. */
  readonly ticket: Ticket
  /** When it left; null while it is there. */
  readonly leftAt: number | null
}

/** The places of these tickets, in their order, after the earlier places. Times are in ms on any steady clock. */
export function settlePlaces<Ticket extends { readonly id: number }>(
  before: readonly TicketPlace<Ticket>[],
  tickets: readonly Ticket[],
  now: number,
): TicketPlace<Ticket>[] {
  const stood = new Map(before.map((place) => [place.id, place]))
  const places: TicketPlace<Ticket>[] = tickets.map((ticket) => {
    const place = stood.get(ticket.id)
    return place?.ticket === ticket && place.leftAt === null ? place : { id: ticket.id, ticket, leftAt: null }
  })
  const there = new Set(tickets.map(({ id }) => id))
  if (before.every(({ id }) => there.has(id))) return places
  let at = 0
  for (const place of before) {
    if (there.has(place.id)) at = places.findIndex(({ id }) => id === place.id) + 1
    else if (!isClosed(place, now)) {
      places.splice(at, 0, { ...place, leftAt: place.leftAt ?? now })
      at += 1
    }
  }
  return places
}

const isClosed = ({ leftAt }: TicketPlace<unknown>, now: number): boolean =>
  leftAt !== null && now >= leftAt + emptyMs + closeMs

export const isClosing = ({ leftAt }: TicketPlace<unknown>, now: number): boolean =>
  leftAt !== null && now >= leftAt + emptyMs

/** The same places, of which those that are empty stay so for as long as if they had just left. */
export const keptEmpty = <Ticket>(places: readonly TicketPlace<Ticket>[], now: number): TicketPlace<Ticket>[] =>
  places.map((place) => (place.leftAt === null || isClosing(place, now) ? place : { ...place, leftAt: now }))

/** When a place next closes; null if none is empty. */
export function nextClosing(places: readonly TicketPlace<unknown>[], now: number): number | null {
  const times = places.flatMap(({ leftAt }) => (leftAt === null ? [] : [leftAt + emptyMs, leftAt + emptyMs + closeMs]))
  const left = times.filter((time) => time > now)
  return left.length > 0 ? Math.min(...left) : null
}

/** The places while a finger is down: tickets are kept up to date, but none comes, goes or moves. */
export function heldPlaces<Ticket extends { readonly id: number }>(
  before: readonly TicketPlace<Ticket>[],
  tickets: readonly Ticket[],
): TicketPlace<Ticket>[] {
  const now = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return before.map((place) => ({ ...place, ticket: now.get(place.id) ?? place.ticket }))
}

/** Where a ticket stands within what scrolls, and when it last came there. */
interface Spot {
  readonly where: string
  readonly movedAt: number
}

/** The spots of all tickets that are drawn in `root`, after the earlier ones. */
function spotsIn(root: HTMLElement | null, earlier: ReadonlyMap<number, Spot>, now: number): Map<number, Spot> {
  const spots = new Map<number, Spot>()
  for (const element of root?.querySelectorAll<HTMLElement>('[data-place]:not([inert])') ?? []) {
    const id = Number(element.dataset.place)
    const where = whereIs(element, root)
    const before = earlier.get(id)
    // Nothing moves when the board is drawn for the first time.
    const movedAt = earlier.size === 0 ? Number.NEGATIVE_INFINITY : before?.where === where ? before.movedAt : now
    spots.set(id, { where, movedAt })
  }
  return spots
}

/** Scrolling changes nothing in it. */
function whereIs(element: HTMLElement, root: HTMLElement | null): string {
  let left = 0
  let top = 0
  for (let at: Element | null = element; at instanceof HTMLElement && root?.contains(at); at = at.offsetParent) {
    left += at.offsetLeft
    top += at.offsetTop
  }
  return `${left} ${top}`
}

/**
 * Places and handlers of all tickets, each drawn in an element with `data-place`. Pressing and holding one opens its
 * order.
 */
export function useTicketPlaces<Ticket extends { readonly id: number }>(tickets: readonly Ticket[]) {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const shown = useRef<readonly TicketPlace<Ticket>[]>([])
  const root = useRef<HTMLDivElement>(null)
  const spots = useRef<ReadonlyMap<number, Spot>>(new Map())
  const down = useRef(false)
  const allMovedAt = useRef(Number.NEGATIVE_INFINITY)
  const early = useRef(false)
  const now = performance.now()
  const places = down.current ? heldPlaces(shown.current, tickets) : settlePlaces(shown.current, tickets, now)

  useLayoutEffect(() => {
    spots.current = spotsIn(root.current, spots.current, performance.now())
    shown.current = places
  })

  const closing = nextClosing(places, now)
  useEffect(() => {
    if (closing === null) return
    const timer = setTimeout(again, Math.max(0, closing - performance.now()) + 1)
    return () => clearTimeout(timer)
  }, [closing])

  useEffect(() => {
    // Only after the click that follows, so that nothing moves between the two.
    const lift = () => {
      if (down.current)
        setTimeout(() => {
          down.current = false
          again()
        })
    }
    const watching = new AbortController()
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, lift, { capture: true, signal: watching.signal })
    return () => watching.abort()
  }, [])

  /** Whether the ticket in this place moves now, or moved so lately that the finger may have meant another. */
  const hasJustMoved = (place: HTMLElement): boolean => {
    const spot = spots.current.get(Number(place.dataset.place))
    const movedAt = Math.max(allMovedAt.current, spot?.movedAt ?? Number.NEGATIVE_INFINITY)
    return performance.now() - movedAt < settleMs || spot?.where !== whereIs(place, root.current)
  }

  const press = useLongPress()
  const handlers = {
    ref: root,
    ...press.handlers,
    onPointerDownCapture: ({ target }: PointerEvent) => {
      const place = placeAround(target)
      down.current = true
      shown.current = keptEmpty(shown.current, performance.now())
      early.current = place !== null && hasJustMoved(place)
    },
    onClickCapture: (event: MouseEvent) => {
      // A click from the keyboard always means the element in focus.
      if (event.detail === 0 || !(early.current || press.wasHeld())) return
      event.preventDefault()
      event.stopPropagation()
      if (early.current) placeAround(event.target)?.animate(ignored, settleMs)
    },
  }
  return {
    places,
    now,
    handlers,
    /** Call it when all of them have moved at once, as after scrolling. */
    moved: () => {
      allMovedAt.current = performance.now()
    },
  }
}

const placeAround = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null

const holdMs = 500
/** A finger that moves further is scrolling. */
const wanderPx = 12

function useLongPress() {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number; held: boolean }>(undefined)
  const end = () => clearTimeout(press.current?.timer)
  const handlers = {
    onPointerDown: ({ target, button, clientX: x, clientY: y }: PointerEvent) => {
      const ticket = target instanceof Element ? target.closest<HTMLElement>('[data-ticket]') : null
      end()
      press.current = undefined
      if (!ticket || button !== 0) return
      const begun = {
        x,
        y,
        held: false,
        timer: setTimeout(() => {
          begun.held = true
          openOrder(Number(ticket.dataset.ticket))
        }, holdMs),
      }
      press.current = begun
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      const { current } = press
      if (current && Math.hypot(x - current.x, y - current.y) > wanderPx) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
  return {
    handlers,
    /** The click that ends a hold is not a tap. */
    wasHeld: () => press.current?.held === true,
  }
}
