// A list in a form that two people changed: merged row by row.
import { rebase, sameValue } from './rebase.ts'

interface RowNames<Row> {
  /** What makes a row the same one in the list as it was and in mine. */
  readonly inMine: (row: Row) => string | number
  /** What makes it the same one in the list as it was and in theirs. */
  readonly inTheirs: (row: Row) => string | number
}

/**
 * `mine` merged into `theirs`: a row that I did not touch is theirs, and so is each of its fields. What one of us added
 * stays; what one of us removed goes, unless the other changed it. The order is mine if I changed it.
 */
export function mergedRows<Row extends object>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  { inMine, inTheirs }: RowNames<Row>,
): Row[] {
  const ownOf = (before: Row) => mine.find((row) => inMine(row) === inMine(before))
  const beforeOf = (own: Row) => base.find((row) => inMine(row) === inMine(own))
  const theirOf = (before: Row) => theirs.find((row) => inTheirs(row) === inTheirs(before))

  const rows = theirs.flatMap((their) => {
    const before = base.find((row) => inTheirs(row) === inTheirs(their))
    if (!before) return [their]
    const own = ownOf(before)
    if (own) return [rebase(before, own, their)]
    return sameValue(before, their) ? [] : [their]
  })
  const added = mine.filter((own) => {
    const before = beforeOf(own)
    if (before) return !theirOf(before) && !sameValue(before, own)
    return !theirs.some((their) => sameValue(their, own))
  })
  const all = [...rows, ...added]

  const places = mine.map((row) => base.findIndex((before) => inMine(before) === inMine(row))).filter((at) => at >= 0)
  const isReordered = places.some((at, next) => at < (places[next - 1] ?? at))
  if (!isReordered) return all
  const placeOf = (row: Row) => {
    const at = mine.findIndex((own) => inTheirs(own) === inTheirs(row))
    return at < 0 ? mine.length : at
  }
  return [...all].sort((one, other) => placeOf(one) - placeOf(other))
}
