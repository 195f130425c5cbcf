// Groups a list by what its entries have in common.

/**
 * The entries by their key, in the order in which each key first comes. Map.groupBy is newer than the oldest browser.
 */
export function grouped<One, Key>(all: Iterable<One>, keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
