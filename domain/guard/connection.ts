// What counts as one connection at the gate: an IPv4 address or a /56 of IPv6, of which a /48 may do four times as much.

/** The keyed hash of a connection; its beginnings stand for the wider networks around it. '' where it was forgotten. */
export type Mark = string

/** How much of two marks agrees for one subscriber. */
export const subscriberWidth = 14
/** How much of two marks agrees for the /48 around it, which may hold many. */
export const widestWidth = 8

const widths = [
  { length: subscriberWidth, share: 1 },
  { length: widestWidth, share: 4 },
] as const

export const subscriberOf = (mark: Mark): string => mark.slice(0, subscriberWidth)

/** What counts against the subscriber of `own`: the most of what each width has, divided by its share. */
export function amountAround<One extends { readonly askedFrom: Mark }>(
  all: readonly One[],
  own: Mark,
  amountOf: (one: One) => number,
): number {
  const within = ({ length, share }: (typeof widths)[number]) => {
    const around = all.filter(({ askedFrom }) => askedFrom.slice(0, length) === own.slice(0, length))
    return Math.floor(around.reduce((sum, one) => sum + amountOf(one), 0) / share)
  }
  return Math.max(...widths.map(within))
}
