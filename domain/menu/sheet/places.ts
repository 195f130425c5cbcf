// Where items stand in their category once a sheet is applied.

/** An item of one category: `at` is its place now, 1 first; null if it is new here. `wish` is what the sheet says. */
export interface Standing {
  readonly key: string
  readonly at: number | null
  readonly wish: number | null
}

/**
 * The keys in their new order. Those without a wish, or whose place stays, keep their order, with newcomers at the end.
 * Then those that wish for another place are put there, the first place first.
 */
export function newOrder(standings: readonly Standing[]): readonly string[] {
  const moves = ({ at, wish }: Standing): boolean => wish !== null && wish !== at
  const order = standings
    .filter((each) => !moves(each))
    .sort((a, b) => (a.at ?? Number.POSITIVE_INFINITY) - (b.at ?? Number.POSITIVE_INFINITY) || 0)
    .map(({ key }) => key)
  const movers = standings.filter(moves).sort((a, b) => (a.wish ?? 0) - (b.wish ?? 0))
  for (const { key, wish } of movers) order.splice(Math.max(0, (wish ?? 1) - 1), 0, key)
  return order
}
