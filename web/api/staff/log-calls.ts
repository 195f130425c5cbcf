// The owner's call about the staff log.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Input, LogEntry } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

export type LogWish = Omit<Input<'log.list'>, 'before' | 'limit'>

/** Newest first, in pages; new entries appear within some seconds. */
export const useLog = (wish: LogWish) =>
  useInfiniteQuery(
    {
      queryKey: ['log', wish],
      queryFn: ({ pageParam, signal }) =>
        askStaff('log.list', { ...wish, ...(pageParam ? { before: pageParam } : {}) }, signal),
      initialPageParam: 0,
      getNextPageParam: (last) => (last.more ? (last.entries.at(-1)?.id ?? null) : null),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: 15_000,
    },
    staffCache,
  )

/** Entries in one file. */
export const mostTakenOut = 20_000

/** Everything that the search finds, newest first; `more` if there is more than fits. */
export async function readWholeLog(wish: LogWish): Promise<{ entries: LogEntry[]; more: boolean }> {
  const entries: LogEntry[] = []
  for (let more = true; more && entries.length < mostTakenOut; ) {
    const last = entries.at(-1)
    const page = await askStaff('log.list', { ...wish, limit: 1000, ...(last && { before: last.id }) })
    entries.push(...page.entries)
    more = page.more
    if (!more) return { entries, more }
  }
  return { entries, more: true }
}
