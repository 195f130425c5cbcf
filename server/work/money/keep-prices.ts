// Keeps what goods cost, and finds the lowest price that stands beside their reduction (PRICE-3).
import type { Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { localTime } from '#domain/branch/hours.ts'
import { asItComes } from '#domain/menu/sizes.ts'
import {
  appliedPrices,
  begunAt,
  keepsLong,
  lowestBefore,
  reductionsOnDay,
} from '#domain/money/reductions/lowest-price.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import {
  forgetKeptPrices,
  hasItemsThatKeep,
  keptPricesAt,
  writeKeptPrices,
} from '#server/store/money/kept-price-store.ts'
import type { Store } from '#server/store/open.ts'
import type { Trx } from '#server/store/write-queue.ts'

const day = 24 * 3_600_000
/** A reduction may have begun so long ago: what was before is looked for that far back. */
const keptFor = 400 * day

/**
 * Called in each transaction that changes prices or reductions, and by the housekeeping, as reductions begin and end by
 * themselves.
 */
export async function keepPrices(trx: Trx, { catalogue }: Pick<Store, 'catalogue'>, now: number): Promise<void> {
  if (!(await hasItemsThatKeep(trx))) return
  const { items, branches, reductions } = await catalogue.current(trx)
  const kept = items.filter(keepsLong)
  const applied = branches.flatMap(({ id, timeZone }) => {
    const today = localTime(now, timeZone)
    return kept.flatMap((item) => appliedPrices(item, reductions, id, today))
  })
  await writeKeptPrices(trx, applied, now)
  await forgetKeptPrices(trx, now - keptFor)
}

type Lowest = Output<'reductions.lowest'>['items']

/** Of each item that keeps and is reduced at the branch today, by size. */
export async function lowestPricesAt(
  { db }: Pick<Store, 'db'>,
  { items, reductions }: Pick<Catalogue, 'items' | 'reductions'>,
  { id: branch, timeZone }: Branch,
  now: number,
): Promise<Lowest> {
  const today = localTime(now, timeZone)
  const reduced = items.flatMap((item) => {
    const running = keepsLong(item) ? reductionsOnDay(reductions, item, branch, today) : []
    const begins = Math.min(...running.map((rule) => begunAt(rule, timeZone)))
    return running.length > 0 ? [{ item: item.id, begins }] : []
  })
  if (reduced.length === 0) return []
  const prices = Map.groupBy(await keptPricesAt(db, branch, now - keptFor), ({ item }) => item)
  return reduced.flatMap(({ item, begins }) =>
    [...Map.groupBy(prices.get(item) ?? [], ({ size }) => size)].flatMap(([size, kept]) => {
      const lowest = lowestBefore(kept, begins)
      return lowest === undefined ? [] : [{ item, size: size === asItComes ? null : size, lowest }]
    }),
  )
}
