// Keeps tickets in their places under a finger: the place of one that left stays empty for a second, and what just moved
// takes no tap (F-54). A long press opens an order.
import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { openOrder } from './board-state.ts'

/** How long the place of a ticket that left stays empty. */
export const emptyMs = 1000
/** How long it then takes to close. */
export const closeMs = 180
/** How long a touch does nothing after something has moved. */
const settleMs = 400

export interface TicketPlace<Ticket> {
  readonly id: number
  /** As it is, or as it was when it left. */
  readonly ticket: Ticket
  /** When it left; null while it is there. */
  readonly leftAt: number | null
}

/** The places of these tickets, in their order, after the earlier places. Times are in ms on any steady clock. */
export function settle<Ticket extends { readonly id: number }>(
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

/** When a place next closes; null if none is empty. */
export function nextClosing(places: readonly TicketPlace<unknown>[], now: number): number | null {
  const times = places.flatMap(({ leftAt }) => (leftAt === null ? [] : [leftAt + emptyMs, leftAt + emptyMs + closeMs]))
  const left = times.filter((time) => time > now)
  return left.length > 0 ? Math.min(...left) : null
}

/** The places while a finger is down: tickets are kept up to date, but none comes, goes or moves. */
export function held<Ticket extends { readonly id: number }>(
  before: readonly TicketPlace<Ticket>[],
  tickets: readonly Ticket[],
): TicketPlace<Ticket>[] {
  const now = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return before.map((place) => ({ ...place, ticket: now.get(place.id) ?? place.ticket }))
}

/** Places and handlers of all tickets. Pressing and holding one opens its order. */
export function usePlaces<Ticket extends { readonly id: number }>(tickets: readonly Ticket[]) {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const shown = useRef<readonly TicketPlace<Ticket>[]>([])
  const stood = useRef('')
  const down = useRef(false)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const early = useRef(false)
  const now = performance.now()
  const places = down.current ? held(shown.current, tickets) : settle(shown.current, tickets, now)

  useLayoutEffect(() => {
    const standing = standingOf(places, now)
    if (stood.current !== '' && stood.current !== standing) movedAt.current = performance.now()
    stood.current = standing
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

  const press = useLongPress()
  const handlers = {
    ...press.handlers,
    onPointerDownCapture: () => {
      down.current = true
      early.current = performance.now() - movedAt.current < settleMs
    },
    onClickCapture: (event: MouseEvent) => {
      // A click from the keyboard always means the element in focus.
      if (event.detail === 0 || !(early.current || press.wasHeld())) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return {
    places,
    now,
    handlers,
    /** Call it when all of them have moved at once, as after scrolling. */
    moved: () => {
      movedAt.current = performance.now()
    },
  }
}

/** Changes whenever something moves: when a place appears, begins to close, or is gone. */
const standingOf = (places: readonly TicketPlace<unknown>[], now: number): string =>
  places.map((place) => (isClosing(place, now) ? `-${place.id}` : place.id)).join()

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
