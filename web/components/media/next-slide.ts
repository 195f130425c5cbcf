// Which slide comes next, in a circle.

export interface TrackPlace {
  readonly current: number
  readonly count: number
  /** If several slides are visible, the track ends before the last one can be first. */
  readonly atStart: boolean
  readonly atEnd: boolean
}

export function slideAfter({ current, count, atStart, atEnd }: TrackPlace, by: 1 | -1): number {
  if (count === 0) return 0
  if (by === 1 && atEnd) return 0
  if (by === -1 && atStart) return count - 1
  return (current + by + count) % count
}
