// Which slide comes next, round and round.

export interface TrackPlace {
  readonly current: number
  readonly count: number
  /** Where several slides are in sight the track ends before the last one can stand first. */
  readonly atStart: boolean
  readonly atEnd: boolean
}

export function slideAfter({ current, count, atStart, atEnd }: TrackPlace, by: 1 | -1): number {
  if (count === 0) return 0
  if (by === 1 && atEnd) return 0
  if (by === -1 && atStart) return count - 1
  return (current + by + count) % count
}
