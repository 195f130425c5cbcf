// What pages read to say when an order can be ready: made once per change, and shared by all who ask (TIME-3).
import type { BranchTimes, Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { stillOn } from '#domain/branch/capacity/quote.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { keptBetween } from '#server/store/branch/made-orders.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { type BranchPace, paceOf } from './pace-now.ts'

const minute = 60_000
const hour = 60 * minute
/** Fewer promises say nothing about a branch (QUOTE-4). */
const leastShown = 200

interface Kept<Value> {
  readonly doubts: number
  readonly from: Instant
  readonly until: Instant
  readonly value: Promise<Value>
}

interface Times {
  readonly until: Instant
  readonly times: BranchTimes
}

export interface TimesShelf {
  /** The times of these branches, or of all that customers see. */
  read(branches: readonly string[] | undefined): Promise<Output<'times.read'>>
}

/**
 * Keeps what was read until a commit of this server or an event of another, or until it changes by itself. What is kept
 * is a promise, so that readers who come while it is being read wait for the same one.
 */
export function timesShelf({ store, hub, now }: Pick<Deps, 'store' | 'hub' | 'now'>): TimesShelf {
  const kept = new Map<string, Kept<Times>>()
  const keptThisMonth = new Map<string, Kept<BranchTimes['kept']>>()
  let catalogue: Kept<Catalogue> | undefined
  let doubts = 0
  const doubt = (): void => {
    doubts++
  }
  store.onCommit(doubt)
  hub.onNews(doubt)

  const isOfNow = (one: Kept<unknown> | undefined): boolean =>
    one !== undefined && one.doubts === doubts && one.from <= now() && now() < one.until

  const catalogueNow = (): Promise<Catalogue> => {
    if (!catalogue || !isOfNow(catalogue)) {
      const value = store.catalogue.current(store.db)
      catalogue = { doubts, from: now(), until: Number.POSITIVE_INFINITY, value }
    }
    return catalogue.value
  }

  const timesOf = async (branch: Branch): Promise<Times> => {
    const before = kept.get(branch.id)
    if (before && isOfNow(before)) return await before.value
    const at = now()
    const next = { doubts, from: at, until: Number.POSITIVE_INFINITY, value: makeTimes(branch, at) }
    kept.set(branch.id, next)
    try {
      const made = await next.value
      if (kept.get(branch.id) === next) kept.set(branch.id, { ...next, until: made.until })
      return made
    } catch (error) {
      kept.delete(branch.id)
      throw error
    }
  }

  /** What is shown of a month is read once an hour. */
  const keptOf = async (branch: Branch, at: Instant): Promise<BranchTimes['kept']> => {
    if (!branch.keptShown) return null
    const before = keptThisMonth.get(branch.id)
    if (before && before.from <= at && at < before.until) return await before.value
    const { date } = localTime(at, branch.timeZone)
    const value = keptBetween(store.db, branch.id, `${date.slice(0, 7)}-01`, date).then((kept) =>
      kept.orders < leastShown ? null : kept,
    )
    keptThisMonth.set(branch.id, { doubts: 0, from: at, until: at + hour, value })
    return await value.catch((error: unknown) => {
      keptThisMonth.delete(branch.id)
      throw error
    })
  }
  const makeTimes = async (branch: Branch, at: Instant): Promise<Times> => {
    const { capacity, quote, pause, loads } = await paceOf(store.db, branch, at)
    const kept = await keptOf(branch, at)
    const times = { branch: branch.id, capacity: capacity && withoutNames(capacity), quote, pause, kept, loads }
    return { times: times as BranchTimes, until: untilOf({ quote, pause, loads }, branch, at) }
  }

  return {
    read: async (ids) => {
      const all = await catalogueNow().catch((error: unknown) => {
        catalogue = undefined
        throw error
      })
      const chosen = all.forGuests.branches.filter(({ id }) => ids?.includes(id) ?? true)
      const found: Times[] = []
      for (const branch of chosen) found.push(await timesOf(branch))
      const until = Math.min(...found.map((one) => one.until))
      return {
        at: now(),
        until: Number.isFinite(until) ? until : null,
        branches: found.map(({ times }) => times),
      }
    },
  }
}

/** Which people see where things are made is the shop's business. */
const withoutNames = ({ stations, ...capacity }: NonNullable<Branch['capacity']>) => ({
  ...capacity,
  stations: stations.map((station) => ({ ...station, name: {} })),
})

/** When these times change by themselves. Work that waits, or begins later, is read anew each minute. */
function untilOf(
  { quote, pause, loads }: Pick<BranchPace, 'quote' | 'pause' | 'loads'>,
  { shift }: Branch,
  at: Instant,
): Instant {
  const hasWork = quote.rule !== null && (quote.ahead > 0 || Object.keys(loads).length > 0)
  return Math.min(
    pause?.until ?? Number.POSITIVE_INFINITY,
    quote.extra?.until ?? Number.POSITIVE_INFINITY,
    stillOn(shift, at)?.until ?? Number.POSITIVE_INFINITY,
    hasWork ? at + minute : Number.POSITIVE_INFINITY,
  )
}
