// Splits long lists, because databases limit the number of values in a statement.

/** The list in parts of `size`, the last one shorter. */
export function chunks<One>(list: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, place) =>
    list.slice(place * size, (place + 1) * size),
  )
}
