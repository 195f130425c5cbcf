// A list in a form in which a row moves past its neighbour.

/** Moves a row by one place; at an end it stays. */
export function movedRow<Row>(rows: readonly Row[], at: number, by: 1 | -1): readonly Row[] {
  const one = rows[at]
  const other = rows[at + by]
  if (!one || !other) return rows
  return rows.map((row, place) => (place === at ? other : place === at + by ? one : row))
}
