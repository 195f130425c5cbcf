// Where tickets stand: the place of one that left stays empty for a second, so that no other slides under a finger (F-54).

/** For so long the place of a ticket that left stays empty. */
export const emptyMs = 1000
/** Then it closes within this time. */
export const closeMs = 180
/** For so long after something moved, a touch that begins on it does nothing. */
export const settleMs = 400

export interface Place<Ticket> {
  readonly id: number
  /** As it is; or as it was when it left. */
  readonly ticket: Ticket
  /** When it left; null while it is there. */
  readonly leftAt: number | null
}

/** The places after the tickets have become these, in their order. Times are in milliseconds of any steady clock. */
export function settle<Ticket extends { readonly id: number }>(
  before: readonly Place<Ticket>[],
  tickets: readonly Ticket[],
  now: number,
): Place<Ticket>[] {
  const stood = new Map(before.map((place) => [place.id, place]))
  const places: Place<Ticket>[] = tickets.map((ticket) => {
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

const isClosed = ({ leftAt }: Place<unknown>, now: number): boolean =>
  leftAt !== null && now >= leftAt + emptyMs + closeMs

export const isClosing = ({ leftAt }: Place<unknown>, now: number): boolean =>
  leftAt !== null && now >= leftAt + emptyMs

/** When the places change next by themselves; null if they do not. */
export function nextClosing(places: readonly Place<unknown>[], now: number): number | null {
  let next: number | null = null
  for (const { leftAt } of places) {
    if (leftAt === null) continue
    for (const time of [leftAt + emptyMs, leftAt + emptyMs + closeMs])
      if (time > now && (next === null || time < next)) next = time
  }
  return next
}

/** While a finger is down nothing moves: tickets that are there are brought up to date, all else waits. */
export function held<Ticket extends { readonly id: number }>(
  before: readonly Place<Ticket>[],
  tickets: readonly Ticket[],
): Place<Ticket>[] {
  const now = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return before.map((place) => ({ ...place, ticket: now.get(place.id) ?? place.ticket }))
}
