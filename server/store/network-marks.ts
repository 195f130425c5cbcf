// Counting rows by the mark of the network that they came from, and by those of the wider networks of IPv6 around it.
import { type Expression, type SqlBool, sql } from 'kysely'

/** How many characters of a mark stand for a network, and how many subscribers may be in one. */
export const markWidths = [
  { length: 22, share: 1 },
  { length: 14, share: 4 },
  { length: 8, share: 16 },
] as const

/** Whether a mark in `asked_from` is of the same network, as wide as `length` says. */
export const isFromNetwork = (mark: string, length: number): Expression<SqlBool> =>
  length === mark.length
    ? sql<SqlBool>`asked_from = ${mark}`
    : sql<SqlBool>`substr(asked_from, 1, ${sql.lit(length)}) = ${mark.slice(0, length)}`

/** What counts against one subscriber's limit: the most of what each width says, divided by its share. */
export async function countByNetwork(count: (length: number) => Promise<number>): Promise<number> {
  let most = 0
  for (const { length, share } of markWidths) most = Math.max(most, Math.floor((await count(length)) / share))
  return most
}
