// The bake list and the count of the evening (BAKE-1, BAKE-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { addDays, type DateText, type Instant, instantOf, localTime, periodsOn } from '#domain/branch/hours.ts'
import { daysNeeded } from '#domain/menu/bake/bake.ts'
import {
  type BakeCounts,
  bakeHistory,
  bakeHolidayOn,
  daysToRead,
  eveningsSince,
  hourAfter,
} from '#domain/menu/bake/bake-history.ts'
import { type BakeRow, bakeDayAt, bakeRow, dayGoingOn, knownBefore, madeAheadAt } from '#domain/menu/bake/bake-list.ts'
import { leftSaleTimes, windowOf } from '#domain/menu/bake/left-sale.ts'
import type { Item } from '#domain/menu/menu.ts'
import { itemAt } from '#domain/menu/sold.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ownBranches } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { inPieces } from '#server/store/in-pieces.ts'
import {
  lastSaleOf,
  outSinceAt,
  readBakeCounts,
  readBakeDay,
  saveLeft,
  saveTick,
  soldOn,
} from '#server/store/menu/bake-store.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { leftNow, leftShareOf, noteLeft, setLeftShare } from '#server/store/menu/left-sale-store.ts'
import type { Store } from '#server/store/open.ts'

export function bakeRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'bake.read', async ({ input, member, now }) => {
    const catalogue = await store.catalogue.current(store.db)
    const [branch] = ownBranches(catalogue, member, 'stock.see', { branch: input.branch })
    if (!branch) return no('not_allowed')
    const day = input.day ?? bakeDayAt(branch, now)
    const today = localTime(now, branch.timeZone).date
    const any = catalogue.items.some(({ ahead }) => ahead)
    if (day === null) return yes({ ...nothingListed, today, any })
    const { rows, counts } = await listOf(store.db, branch, day, catalogue, now)
    const stand = await readBakeDay(store.db, branch.id, day)
    const periods = periodsOn(branch, day)
    return yes({
      day,
      today,
      holiday: bakeHolidayOn(branch, day) ?? null,
      opens: periods[0]?.from ?? null,
      closes: periods.at(-1)?.to ?? null,
      any,
      categories: categoriesOf(
        catalogue,
        rows.map(({ item }) => item),
      ),
      items: rows.map((row) => {
        const { made = null, done = false } = stand.get(row.item.id) ?? {}
        return { ...shownRow(row), made, done }
      }),
      needed: daysNeeded,
      past: eveningsSince(counts, addDays(today, -pastDays)),
    })
  })

  serve(app, deps, 'bake.left', async ({ input, member, now }) => {
    const catalogue = await store.catalogue.current(store.db)
    const [branch] = ownBranches(catalogue, member, 'stock.see', { branch: input.branch })
    if (!branch) return no('not_allowed')
    const day = dayGoingOn(branch, now)
    const items = madeAheadAt(catalogue.items, branch.id, day)
    const stand = await readBakeDay(store.db, branch.id, day)
    const ids = items.map(({ id }) => id)
    const sold = await soldOn(store.db, branch.id, ids, day)
    const counted = await leftNow(store.db, branch.id, ids, now)
    const hours = leftSaleTimes(branch, day)
    const sale = windowOf([...counted.values()]) ?? hours
    return yes({
      day,
      closes: hours?.until ?? null,
      sale: sale ? { share: await leftShareOf(store.db, branch.id), ...sale } : null,
      any: catalogue.items.some(({ ahead }) => ahead),
      categories: categoriesOf(catalogue, items),
      items: items.map((item) => {
        const { made = null, left = null } = stand.get(item.id) ?? {}
        const { price } = itemAt(item, branch.id)
        const free = left === null ? null : (counted.get(item.id)?.free ?? null)
        return { ...named(item), price, made, sold: sold.get(item.id) ?? 0, left, free }
      }),
    })
  })

  countRoutes(app, deps)
}

/** What staff say of a day: what was made, and what was left of it. */
function countRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'bake.tick', async ({ input: { branch: id, day, item, done, made }, member, now, write }) => {
    const catalogue = await store.catalogue.current(store.db)
    const [branch] = ownBranches(catalogue, member, 'stock.set', { branch: id })
    if (!branch) return no('not_allowed')
    if (day !== dayGoingOn(branch, now) && day !== bakeDayAt(branch, now)) return no('bake_other_day')
    if (!madeAheadAt(catalogue.items, id, day).some((one) => one.id === item)) return no('not_made_ahead')
    const row =
      made === undefined && done
        ? (await listOf(store.db, branch, day, catalogue, now)).rows.find((one) => one.item.id === item)
        : undefined
    return await write(async (trx) => {
      const before = (await readBakeDay(trx, id, day)).get(item)?.made ?? null
      const advised = row?.advice.kind === 'advice' ? row.advice.bake : null
      const said = made === undefined ? (before ?? advised) : made
      await saveTick(trx, { branch: id, day, item }, done, said)
      return yes({ done, made: said })
    })
  })

  serve(
    app,
    deps,
    'bake.count',
    async ({ input: { branch: id, day, item, left, made }, member, now, write, unchanged }) =>
      write(async (trx) => {
        const catalogue = await store.catalogue.current(trx)
        const [branch] = ownBranches(catalogue, member, 'stock.set', { branch: id })
        if (!branch) return no('not_allowed')
        if (day !== dayGoingOn(branch, now)) return no('bake_other_day')
        if (!madeAheadAt(catalogue.items, id, day).some((one) => one.id === item)) return no('not_made_ahead')
        const before = (await readBakeDay(trx, id, day)).get(item)
        const known = made === undefined ? (before?.made ?? null) : made
        const times = leftSaleTimes(branch, day)
        const isEvening = times !== undefined && now < times.until
        // What was made ahead no more meanwhile has to be counted again, also as the same number.
        const isKept = left === null || !isEvening || catalogue.leftSales.get(item)?.has(id) === true
        const isCounted = before !== undefined && before.left === left && isKept
        // None left is said anew: it sold out when the last one was sold.
        if (isCounted && before.made === known && left !== 0) return unchanged({ left, made: known })
        if (left !== null && known !== null) {
          // A count from before is as old as it is: what was sold of it since is no mistake.
          const sold = isCounted ? 0 : ((await soldOn(trx, id, [item], day)).get(item) ?? 0)
          if (left > Math.max(0, known - sold)) return no('bake_above_made')
        }
        const soldOutAt = left === 0 ? await hourSoldOut(trx, branch, { day, item }, now) : null
        await saveLeft(trx, { branch: id, day, item }, { made: known, left, soldOutAt, at: now, member })
        // What was counted before goes on from what was sold of it since, also where only `made` is put right.
        if (!isCounted && isEvening) {
          const share = await leftShareOf(trx, id)
          await noteLeft(trx, { branch: id, item, ...times, share, left })
          if (share !== null) await publish(trx, now, 'menu.changed', { item })
        }
        return yes({ left, made: known })
      }),
  )

  serve(app, deps, 'bake.sellLeft', async ({ input: { branch, share }, member, now, write, unchanged }) =>
    write(async (trx) => {
      const catalogue = await store.catalogue.current(trx)
      if (ownBranches(catalogue, member, 'menu.edit', { branch }).length === 0) return no('not_allowed')
      if ((await leftShareOf(trx, branch)) === share) return unchanged({ share })
      await setLeftShare(trx, branch, share, now)
      await publish(trx, now, 'menu.changed', {})
      return yes({ share })
    }),
  )
}

/** When it was marked as sold out, or else last sold; null if it was neither today. */
async function hourSoldOut(
  db: Store['db'],
  branch: Branch,
  { day, item }: { readonly day: DateText; readonly item: string },
  now: Instant,
): Promise<number | null> {
  const of = { branch: branch.id, item }
  const began = instantOf(day, 0, branch.timeZone)
  const marked = await outSinceAt(db, of)
  const at = marked !== null && marked >= began ? marked : await lastSaleOf(db, of, { from: began, to: now + 1 })
  if (at === null) return null
  const { date, minutes } = localTime(at, branch.timeZone)
  return hourAfter(date > day ? 24 * 60 : minutes)
}

async function listOf(
  db: Store['db'],
  branch: Branch,
  day: DateText,
  { items }: Pick<Catalogue, 'items'>,
  now: Instant,
): Promise<{ readonly rows: BakeRow[]; readonly counts: BakeCounts }> {
  const listed = madeAheadAt(items, branch.id, day)
  const ids = listed.map(({ id }) => id)
  const days = daysToRead(branch, knownBefore(branch, day, now))
  const counts = await readBakeCounts(db, branch.id, ids, days)
  const history = bakeHistory(branch, ids, counts)
  const rest = inPieces()
  const rows: BakeRow[] = []
  for (const item of listed) {
    rows.push(bakeRow(branch, day, item, { items: listed, history }))
    await rest()
  }
  return { rows, counts }
}

const nothingListed = {
  day: null,
  holiday: null,
  opens: null,
  closes: null,
  categories: [],
  items: [],
  needed: daysNeeded,
  past: { evenings: 0, soldOut: 0, left: 0, sold: 0 },
} as const

/** So far back the page says how the evenings ended. */
const pastDays = 28

type ListedRow = Output<'bake.read'>['items'][number]

const named = ({ id, category, name }: Item) => ({ item: id, category, name })

function shownRow({ item, advice, enough }: BakeRow): Omit<ListedRow, 'made' | 'done'> {
  const { before } = advice
  const isKnown = advice.kind === 'advice'
  return {
    ...named(item),
    advice: isKnown ? { bake: advice.bake, from: advice.from, to: advice.to } : null,
    before: before && { day: before.date, wanted: Math.round(before.wanted) },
    days: isKnown ? daysNeeded : advice.days,
    enough,
    cost: Boolean(item.ahead?.cost),
  }
}

function categoriesOf({ categories }: Catalogue, items: readonly Item[]) {
  const theirs = new Set(items.map(({ category }) => category))
  return categories
    .filter(({ id }) => theirs.has(id))
    .map(({ id, name, icon, image = null }) => ({ id, name, icon, image }))
}
