// Which column each ticket stands in: down one column, then the next. No ticket changes its column without need.

export interface SizedTicket {
  readonly id: number
  /** With the gap below it, in pixels. */
  readonly height: number
}

interface Room {
  readonly height: number
  readonly columns: number
  /** The height kept free at the foot of the last visible column while there are more columns beyond it, in pixels. */
  readonly foot?: number
}

/**
 * The column of each ticket, in their order. As long as all fit on the screen, tickets stay in their columns and new
 * ones join their neighbours. Otherwise all are laid out again, so that the ones to begin first are visible.
 */
export function layColumns(tickets: readonly SizedTicket[], before: ReadonlyMap<number, number>, room: Room): number[] {
  return keepColumns(tickets, before, room) ?? flow(tickets, room)
}

function keepColumns(tickets: readonly SizedTicket[], before: ReadonlyMap<number, number>, { height, columns }: Room) {
  const used: number[] = []
  const kept = tickets.map(({ id }) => before.get(id))
  for (const [at, column] of kept.entries())
    if (column !== undefined) used[column] = (used[column] ?? 0) + (tickets[at]?.height ?? 0)
  const laid: number[] = []
  for (const [at, ticket] of tickets.entries()) {
    const last = laid.at(-1) ?? 0
    const column = kept[at] ?? freeColumn(ticket, last, nextKept(kept, at) ?? columns - 1, used, height)
    if (column === undefined || column < last || column >= columns) return undefined
    if (kept[at] === undefined) used[column] = (used[column] ?? 0) + ticket.height
    laid.push(column)
  }
  const fits = Array.from(used, (sum = 0) => sum <= height).every(Boolean)
  // An empty column before others is closed.
  const closed = Array.from({ length: (laid.at(-1) ?? 0) + 1 }, (_, column) => laid.includes(column)).every(Boolean)
  return fits && closed ? laid : undefined
}

function freeColumn({ height }: SizedTicket, from: number, to: number, used: readonly number[], room: number) {
  for (let column = from; column <= to; column++) if ((used[column] ?? 0) + height <= room) return column
  return undefined
}

const nextKept = (kept: readonly (number | undefined)[], at: number): number | undefined =>
  kept.slice(at + 1).find((column) => column !== undefined)

function flow(tickets: readonly SizedTicket[], { height: room, columns, foot = 0 }: Room): number[] {
  const inSight = fill(tickets, () => room)
  if ((inSight.at(-1) ?? 0) < columns || foot === 0) return inSight
  return fill(tickets, (column) => (column < columns - 1 ? room : room - foot))
}

function fill(tickets: readonly SizedTicket[], roomOf: (column: number) => number): number[] {
  let column = 0
  let used = 0
  return tickets.map(({ height }) => {
    if (used > 0 && used + height > roomOf(column)) {
      column += 1
      used = 0
    }
    used += height
    return column
  })
}
