// A list in a form that two people changed: merged row by row.
import { rebase, sameAsSent, sameValue } from './rebase.ts'

/** Tells a row of a form from the next while it is typed; nobody typed it. A row that is stored always has the same. */
export type RowKey = string | number

/** Unlike that of any row that is stored, or that the tab kept before a reload. */
export const freshRowKey = (): RowKey => {
  lastNew += 1
  return lastNew
}
let lastNew = Date.now()

interface RowNames<Row> {
  /** What makes a row the same one in the list as it was and in mine. */
  readonly inMine: (row: Row) => RowKey
  /** What it is called where it is stored; undefined for a row that was sent and has no name there yet. */
  readonly inTheirs: (row: Row) => string | undefined
  /** Merges a row that all three have; absent: field by field. */
  readonly merge?: (base: Row, mine: Row, theirs: Row) => Row
}

/**
 * `mine` merged into `theirs`: a row that I did not touch is theirs, and so is each of its fields. What one of us added
 * stays; what one of us removed goes, unless the other changed it. The order is mine if I changed it.
 */
export function mergedRows<Row extends object>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  { inMine, inTheirs, merge = rebase }: RowNames<Row>,
): Row[] {
  const ofName = (rows: readonly Row[], name: string | undefined) =>
    name === undefined ? undefined : rows.find((row) => inTheirs(row) === name)

  const ownOf = new Map<Row, Row>()
  const beforeOf = new Map<Row, Row>()
  for (const before of base) {
    const own = mine.find((row) => inMine(row) === inMine(before)) ?? ofName(mine, inTheirs(before))
    if (!own || beforeOf.has(own)) continue
    ownOf.set(before, own)
    beforeOf.set(own, before)
  }
  const theirOf = new Map<Row, Row>()
  base.forEach((before, at) => {
    // A row without a name was sent in this place, and got its name in it.
    const their = inTheirs(before) === undefined ? theirs[at] : ofName(theirs, inTheirs(before))
    if (their) theirOf.set(before, their)
  })
  const wasOf = new Map([...theirOf].map(([before, their]) => [their, before]))

  /** My row behind each row of the result. */
  const mineIn = new Map<Row, Row | undefined>()
  for (const their of theirs) {
    const before = wasOf.get(their)
    if (!before) {
      const twin = ofName(mine, inTheirs(their))
      const isAddedByBoth = twin && !beforeOf.has(twin)
      mineIn.set(
        isAddedByBoth ? twin : their,
        isAddedByBoth ? twin : mine.find((own) => !beforeOf.has(own) && sameAsSent(their, own)),
      )
      continue
    }
    const own = ownOf.get(before)
    if (own) mineIn.set(merge(before, own, their), own)
    else if (!sameValue(before, their)) mineIn.set(their, undefined)
  }
  const isIn = new Set(mineIn.values())
  for (const own of mine) {
    const before = beforeOf.get(own)
    if (!isIn.has(own) && (!before || !sameValue(before, own))) mineIn.set(own, own)
  }

  const rows = [...mineIn.keys()]
  const places = mine.flatMap((own) => beforeOf.get(own) ?? []).map((before) => base.indexOf(before))
  const isReordered = places.some((at, next) => at < (places[next - 1] ?? at))
  if (!isReordered) return rows
  const placeOf = (row: Row) => {
    const own = mineIn.get(row)
    return own ? mine.indexOf(own) : mine.length
  }
  return rows.sort((one, other) => placeOf(one) - placeOf(other))
}
