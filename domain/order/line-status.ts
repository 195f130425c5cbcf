// How far a line of an order is, and what that makes of the whole order.

export const lineStatuses = ['received', 'ready', 'served'] as const
export type LineStatus = (typeof lineStatuses)[number]

/** How far a line is. For a meal deal that is not ready, it says which of its parts are. */
export interface LineStanding {
  readonly status: LineStatus
  readonly parts?: readonly { readonly ready?: boolean | undefined }[] | undefined
}

/** Whether anything of it was made. */
const isBegun = ({ status, parts = [] }: LineStanding): boolean =>
  status !== 'received' || parts.some(({ ready }) => ready === true)

/** An order is out exactly when all of its lines are served (D-8). */
export const isOut = (lines: readonly { readonly status: LineStatus }[]): boolean =>
  lines.length > 0 && lines.every((line) => line.status === 'served')

/** The status of the whole order, which is that of its slowest line. */
export function statusOf(lines: readonly { readonly status: LineStatus }[]): LineStatus {
  const slowest = Math.min(...lines.map((line) => lineStatuses.indexOf(line.status)))
  return lineStatuses[slowest] ?? 'received'
}

/** Each status that a line has, once. What the customer should act on comes first: ready to be picked up. */
export const statusesIn = (lines: readonly { readonly status: LineStatus }[]): LineStatus[] =>
  (['ready', 'received', 'served'] as const).filter((status) => lines.some((line) => line.status === status))

/** The board's columns: nothing ready, something ready, everything ready to be picked up, everything served. */
export const progresses = ['new', 'making', 'ready', 'out'] as const
export type Progress = (typeof progresses)[number]

export function progressOf(lines: readonly LineStanding[]): Progress {
  if (isOut(lines)) return 'out'
  if (lines.every((line) => line.status !== 'received')) return 'ready'
  return lines.some(isBegun) ? 'making' : 'new'
}
