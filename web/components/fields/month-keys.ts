// Where a key leads in the grid of a month.

interface Standing {
  /** The index of the day that has the focus, 0 first. */
  readonly place: number
  /** The column of the month's first day, 0 to 6. */
  readonly offset: number
  readonly count: number
  /** Right to left: the arrows swap. */
  readonly mirrored: boolean
}

/** A day of this month, or a move to the month before or after; then negative days count from that month's end. */
export type Step = { readonly to: number } | { readonly month: -1 | 1; readonly to: number }

/** Arrows move by days and weeks, Home and End to the ends of the week, Page Up and Down by months. */
export function stepOf(key: string, { place, offset, count, mirrored }: Standing): Step | undefined {
  if (key === 'PageUp') return { month: -1, to: place }
  if (key === 'PageDown') return { month: 1, to: place }
  const column = (place + offset) % 7
  const ahead = mirrored ? -1 : 1
  const by: Readonly<Record<string, number>> = {
    ArrowLeft: -ahead,
    ArrowRight: ahead,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: Math.max(-column, -place),
    End: Math.min(6 - column, count - 1 - place),
  }
  const step = by[key]
  if (step === undefined) return undefined
  const to = place + step
  if (to < 0) return { month: -1, to }
  return to >= count ? { month: 1, to: to - count } : { to }
}
