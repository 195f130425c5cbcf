// Setting a line of an order, or single parts of a meal deal, which several stations make (STAFF-4, STAFF-5, OPT-7).
import type { LineStatus } from './line-status.ts'

/** A part of a deal: `ready` says that it is, while its line is not; otherwise it is as far as its line. */
export interface PartStanding {
  readonly part: string
  readonly ready?: boolean | undefined
}

interface Settable {
  readonly id: number
  readonly status: LineStatus
  readonly parts?: readonly PartStanding[] | undefined
}

export interface LineChange {
  readonly line: number
  readonly status: LineStatus
  /** Only if the line, or each part that is named, has this status now. */
  readonly from?: LineStatus | undefined
  /** Only these parts of a meal deal; absent: the whole line. */
  readonly parts?: readonly string[] | undefined
}

export const partStatus = ({ status }: Pick<Settable, 'status'>, { ready }: Pick<PartStanding, 'ready'>): LineStatus =>
  status === 'received' && ready ? 'ready' : status

/** The line after a change; the same one if the change leaves it alone. */
export function withChange<Line extends Settable>(line: Line, change: LineChange): Line {
  const { status, from, parts } = change
  if (change.line !== line.id) return line
  if (parts && line.parts) return withParts(line, line.parts, change)
  if (from !== undefined && line.status !== from) return line
  const isSo = line.status === status && !line.parts?.some(({ ready }) => ready)
  return isSo ? line : asWhole(line, status)
}

/** The line with this status, and each of its parts as far as that. */
export const asWhole = <Line extends Omit<Settable, 'id'>>(line: Line, status: LineStatus): Line =>
  line.parts ? { ...line, status, parts: line.parts.map((one) => marked(one, false)) } : { ...line, status }

/** A deal is ready as soon as its last part is, and is to be made again as soon as one is taken back. */
function withParts<Line extends Settable>(line: Line, parts: readonly PartStanding[], change: LineChange): Line {
  const { status, from, parts: named = [] } = change
  const before = parts.map((one) => partStatus(line, one))
  const isMeant = (at: number, part: string) => named.includes(part) && (from === undefined || before[at] === from)
  const ready = parts.map(({ part }, at) => (isMeant(at, part) ? status : before[at]) !== 'received')
  if (ready.every((one, at) => one === (before[at] !== 'received'))) return line
  if (ready.every(Boolean)) return asWhole(line, 'ready')
  return { ...line, status: 'received', parts: parts.map((one, at) => marked(one, ready[at] === true)) }
}

const marked = ({ ready: _, ...part }: PartStanding, ready: boolean): PartStanding =>
  ready ? { ...part, ready } : part
