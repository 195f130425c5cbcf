// Closing days: the preview, the closing itself, the records of closed days, and the archive from which orders can be
// brought back for 30 days (F-51, STAFF-3, D-19).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { type Branch, dutyAt } from '#domain/branch/branch.ts'
import { addDays, type DateText, type Instant, instantOf, localTime } from '#domain/branch/hours.ts'
import { differencesOf, type KeptCount, piecesTotal } from '#domain/money/day-count.ts'
import { showsPrices } from '#domain/money/till-duty.ts'
import { readCode } from '#domain/order/counter/code.ts'
import type { ClosingWish, DayFigures, DayPart, DayRecord } from '#domain/order/counter/day-closing.ts'
import { isOver, phaseOf } from '#domain/order/course.ts'
import { seenByStaff } from '#domain/order/seen-by-staff.ts'
import { type StaffMember, seesTakings } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { branchesAsked, ifMayAct } from '#server/door/http/where-allowed.ts'
import { publish, publishEach } from '#server/door/live/publish.ts'
import { countsOfDay } from '#server/store/money/day-count-store.ts'
import {
  closingFigures,
  dayRecord,
  listDayRecords,
  type MovedOrders,
  runningDay,
  saveDayRecord,
} from '#server/store/money/day-record-store.ts'
import { takingsReach } from '#server/store/money/list-counts.ts'
import {
  bringBackOrder,
  closeArchive,
  findArchived,
  listArchives,
  moveToArchive,
  openArchive,
  openIn,
  restoreArchive,
} from '#server/store/order/archive-store.ts'
import { orderById } from '#server/store/order/order-store.ts'
import { countToRingUp } from '#server/store/order/ring-up-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { holdRestored } from '#work/branch/pace/hold-again.ts'
import { randomShare } from '#work/order/code-chance.ts'
import { byStaff } from '#work/order/take-step.ts'

export function dayRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const branchesAt = async (ids: readonly string[]): Promise<readonly Branch[]> =>
    (await store.catalogue.current(store.db)).branches.filter(({ id }) => ids.includes(id))
  const sees = async (member: StaffMember) => {
    const reach = await takingsReach(store.db)
    return (branch: string) => seesTakings(member, reach, branch)
  }

  serve(app, deps, 'orders.clear', async ({ input, member, now, write, tell }) => {
    const branches = await branchesAt(input.branches)
    if (branches.length < input.branches.length) return branchGone
    return await write(async (trx) => {
      const archive = await openArchive(trx, input.branches, member.name, now)
      const moved = []
      for (const branch of branches)
        moved.push({ branch, ...(await moveFrom(trx, branch, { ...input, archive, now, member })) })
      const orders = moved.flatMap(({ listChanges }) => listChanges).reduce((sum, one) => sum + one.orders, 0)
      const kept = await closeArchive(trx, archive, orders)
      const days = []
      for (const one of moved) days.push(...(await record(trx, one, { ...input, archive: kept, now, member })))
      tell(orders > 0 || days.length > 0 ? { data: { orders } } : 'nothing')
      if (kept !== null) await tellArchived(trx, kept, input.branches, now)
      return yes({ archive: kept, orders, days })
    })
  })

  serve(app, deps, 'days.now', async ({ input, member, now }) => {
    const maySee = await sees(member)
    const places = await branchesAt(input.branches)
    if (places.length < input.branches.length) return branchGone
    const isPriced = (id: string) => showsPrices(dutyAt({ branches: places }, id))
    const isSeen = (id: string) => isPriced(id) && maySee(id)
    const branches = places.map((one) => ({ id: one.id, day: dayOf(one, now).date }))
    const counts = await countsOfDay(store.db, branches)
    const days = []
    for (const { id, day } of branches) {
      const { figures, closed } = await runningDay(store.db, id, day)
      const count = isSeen(id) ? counts.get(id) : undefined
      days.push({
        branch: id,
        ...shown(figures, isSeen(id)),
        closed: closed && { ...closed, taken: isSeen(id) ? closed.taken : null },
        count: count ? differing(count) : null,
        ringUps: isPriced(id) ? null : await countToRingUp(store.db, id),
      })
    }
    return yes({ days })
  })

  serve(app, deps, 'days.list', async ({ input, member }) => {
    const mine = branchesAsked(await store.catalogue.current(store.db), member, 'days.see', input)
    if (!mine.ok) return mine
    const isSeen = await sees(member)
    const ids = mine.value.map(({ id }) => id)
    const { limit, before, day } = input
    const found = await listDayRecords(store.db, ids, { limit: limit + 1, before, day })
    const days = found.slice(0, limit)
    const next = found.length > limit ? (days.at(-1)?.id ?? null) : null
    return yes({ days: days.map((day) => told(day, isSeen(day.branch))), next })
  })

  serve(app, deps, 'days.read', async ({ input, member }) => {
    const found = ifMayAct(await dayRecord(store.db, input.id), member, 'days.see')
    return found.ok ? yes(told(found.value, (await sees(member))(found.value.branch))) : found
  })
}

const branchGone = no('bad_input', { problems: [{ problem: 'branch_unknown', field: 'branches' }] })

interface ClosingNow extends ClosingWish {
  readonly now: Instant
  readonly member: StaffMember
}

/** Tells boards and lists that orders left, and those who follow one that was open. */
async function tellArchived(trx: Trx, archive: number, branches: readonly string[], now: Instant): Promise<void> {
  const open = await openIn(trx, archive)
  const all = [...branches.map((branch) => ({ branch })), ...open.map(({ branch, token }) => ({ branch, token }))]
  const events = all.map(({ branch, ...order }) => ({ at: now, data: { branches: [branch] as const, ...order } }))
  await publishEach(trx, 'orders.archived', events)
}

const moveFrom = (
  trx: Trx,
  branch: Branch,
  { member, ...wish }: ClosingNow & { readonly archive: number },
): Promise<MovedOrders> =>
  moveToArchive(trx, { ...wish, branch: branch.id, dayEnds: dayOf(branch, wish.now).ends, by: byStaff(member) })

interface Recording extends ClosingNow {
  /** Where the orders went; null if there were none. */
  readonly archive: number | null
}

type MovedFrom = MovedOrders & { readonly branch: Branch }

/** Makes the day record of a branch, unless nothing happened since the last one. Returns its id. */
async function record(
  trx: Trx,
  { branch, ...moved }: MovedFrom,
  { archive, now, member, ...wish }: Recording,
): Promise<number[]> {
  const { date: day, ends } = dayOf(branch, now)
  const { figures, balances } = await closingFigures(trx, branch.id, day, { ...moved, ends, ...wish })
  const isNothing = Object.values(figures.money.taken).every((amount) => amount === 0)
  if (moved.listChanges.length === 0 && isNothing) return []
  return [
    await saveDayRecord(trx, { branch: branch.id, day, at: now, by: member, archive, figures, balances, ...wish }),
  ]
}

function dayOf({ timeZone }: Branch, now: Instant): { readonly date: DateText; readonly ends: Instant } {
  const { date } = localTime(now, timeZone)
  return { date, ends: instantOf(addDays(date, 1), 0, timeZone) }
}

/** The figures, without amounts where the member may not see the takings. */
function shown(figures: DayFigures, withAmounts: boolean): Pick<Output<'days.read'>, 'parts' | 'money'> {
  const partOf = (part: DayPart) => ({
    orders: figures[part].orders,
    total: withAmounts ? figures[part].total : null,
  })
  return {
    parts: { handedOver: partOf('handedOver'), fallen: partOf('fallen'), open: partOf('open'), later: partOf('later') },
    money: withAmounts ? figures.money : null,
  }
}

function differing(count: KeptCount): NonNullable<Output<'days.now'>['days'][number]['count']> {
  const { cash, register } = differencesOf(count)
  return {
    at: count.at,
    counted: piecesTotal(count.pieces) - count.float,
    cash,
    register: register.map(({ rate, difference }) => ({ rate, difference })),
  }
}

function told({ figures, ...record }: DayRecord, withAmounts: boolean): Output<'days.read'> {
  return { ...record, ...shown(figures, withAmounts) }
}

export function archiveRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'archives.list', async ({ now }) => yes({ archives: await listArchives(store.db, now) }))

  serve(app, deps, 'archives.find', async ({ input: { text }, now }) => {
    const { branches } = await store.catalogue.current(store.db)
    const codes = branches.map(({ letter }) => readCode(text, letter)).filter((code) => code !== null)
    const found = await findArchived(store.db, text, [...new Set(codes)], now)
    const isPriced = ({ branch }: (typeof found)[number]) => showsPrices(dutyAt({ branches }, branch))
    return yes({ orders: found.map((one) => ({ ...one, total: isPriced(one) ? one.total : null })) })
  })

  serve(app, deps, 'archives.bringBack', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const catalogue = await store.catalogue.held(trx)
      const order = (await bringBackOrder(trx, input.id, now, randomShare, byStaff(member)))
        ? await orderById(trx, input.id)
        : undefined
      if (!order) return no('not_found')
      const { branch, token, code } = order
      if (!isOver(phaseOf(order))) await holdRestored(trx, [order.id], now)
      tell({ branches: [branch], data: { code } })
      await publish(trx, now, 'orders.archived', { branches: [branch] })
      await publish(trx, now, 'orders.archived', { branches: [branch], token })
      return yes(seenByStaff(order, dutyAt(catalogue, branch)))
    }),
  )

  serve(app, deps, 'archives.restore', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      // A change of the capacity waits, and weighs what was brought back.
      await store.catalogue.held(trx)
      const archive = await restoreArchive(trx, input.id, now, randomShare, byStaff(member))
      if (!archive) return no('not_found')
      await holdRestored(trx, archive.open, now)
      tell({ branches: archive.branches, data: { orders: archive.orders } })
      for (const branch of archive.branches) await publish(trx, now, 'orders.archived', { branches: [branch] })
      return yes({ orders: archive.orders })
    }),
  )
}
