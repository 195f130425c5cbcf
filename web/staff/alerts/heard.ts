// Finds what arrived since this page began to listen: each order, reservation and message once, however often read.
export interface Arrival {
  readonly id: number
  /** When it arrived, on the server's clock. */
  readonly at: number
}

/** Returns the ids that are new. `scope` is who listens for what; nothing is new in its first read. */
export type Ear = (scope: string, kind: string, arrivals: readonly Arrival[], now: number) => number[]

/** The clocks of servers may differ by seconds. */
const slackMs = 60_000

export function openEar(): Ear {
  const begunAt = new Map<string, number>()
  const heard = new Map<string, Set<number>>()
  return (scope, kind, arrivals, now) => {
    const known = heard.get(kind) ?? new Set()
    const begun = begunAt.get(`${scope} ${kind}`)
    // An older one reappears: an order whose step was undone, or that was restored from the archive.
    const isNew = ({ id, at }: Arrival) => begun !== undefined && !known.has(id) && at >= begun - slackMs
    const fresh = arrivals.filter(isNew).map(({ id }) => id)
    if (begun === undefined) begunAt.set(`${scope} ${kind}`, now)
    for (const { id } of arrivals) known.add(id)
    heard.set(kind, known)
    return fresh
  }
}
