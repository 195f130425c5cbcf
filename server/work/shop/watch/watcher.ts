// Checks every 15 seconds whether somebody watches and orders are seen, and tells the shop if not: one notice for all
// orders of a branch that it finds unseen together. It looks at what is stored, not at events, so a restart misses
// nothing. Its writes are guarded, so several servers may run it.
import type { Branch } from '#domain/branch/branch.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { workingDayOf } from '#domain/branch/working-day.ts'
import { hoursAround, isLive, type PauseAct, pauseAct, type Verdict, watch } from '#domain/shop/watch/alerts.ts'
import { watchTimes } from '#domain/shop/watch/watch-times.ts'
import { publish } from '#server/door/live/publish.ts'
import { openRepeatedJob, type RepeatedJob } from '#server/repeated-job.ts'
import { setPause } from '#server/store/branch/pace-settings-store.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { type TillWaiting, tillWaiting } from '#server/store/money/till/till-message-store.ts'
import type { Store } from '#server/store/open.ts'
import { noteClockAct } from '#server/store/people/staff-log-store.ts'
import {
  alertedOrders,
  type BranchAlert,
  closeAlert,
  lockOpenAlerts,
  openAlert,
  openAlerts,
  openedTogether,
} from '#server/store/shop/alert-store.ts'
import { newNoticeId, type OrderFacts, putNotice } from '#server/store/shop/notice-store.ts'
import {
  type BoardsOf,
  boardsByBranch,
  type OwnPauses,
  readOwnPauses,
  readPausing,
  writeOwnPauses,
} from '#server/store/shop/open-boards.ts'
import { markedOrders, oldestOpen, ordersNotSeen, type UnseenOrder } from '#server/store/shop/order-marks.ts'
import { hooksFor } from '#server/store/shop/web-hooks.ts'
import type { Trx } from '#server/store/write-queue.ts'

export interface WatcherOptions {
  readonly store: Store
  readonly now: () => number
  /** Whether alerts go out by mail. */
  readonly mails: boolean
  /** Called when notices were saved. */
  readonly told: () => void
  readonly failed: (error: unknown) => void
}

export function openWatcher({ store, now, mails, told, failed }: WatcherOptions): RepeatedJob {
  const watchingSince = now()

  const look = async (): Promise<void> => {
    const { branches } = await store.catalogue.current(store.db)
    const open = await openAlerts(store.db, 'branches')
    const boards = await boardsByBranch(store.db, now())
    const found = await findOrders(store.db, branches, now())
    for (const branch of branches) await lookAt(branch, { open, boards, ...found })
    const gone = open.filter((alert) => !branches.some(({ id }) => id === alert.place))
    if (gone.length > 0)
      await store.write((trx) =>
        close(
          trx,
          gone.map(({ id }) => ({ id, end: 'closing-time' })),
          now(),
        ),
      )
    await pauseUnwatched(store, now())
    told()
  }

  const lookAt = async (branch: Branch, seen: Known) => {
    const moment = { now: now(), watchingSince }
    if (isNothing(judge(branch, seen, moment))) return
    // Judged once more where it is saved: a board or a barista may have come meanwhile.
    await store.write(async (trx) => {
      const still = await lockOpenAlerts(store.engine, trx, 'branches', branch.id)
      const boards = await boardsByBranch(trx, moment.now)
      const found = await findOrders(trx, [branch], moment.now)
      await carryOut(trx, branch, judge(branch, { open: still, boards, ...found }, moment), moment.now)
    })
  }

  const carryOut = async (trx: Trx, { id: branch }: Branch, { opens, closes, waiting }: Judged, at: number) => {
    const opened: BranchAlert[] = []
    for (const wish of opens) {
      const alert = await openAlert(trx, { ...wish, place: branch }, at)
      if (!alert) continue
      opened.push(alert)
      const order = waiting.find(({ id }) => id === wish.order)
      if (order) await publish(trx, at, 'orders.unheard', { id: order.id, branch, token: order.token })
    }
    for (const alerts of Object.values(Object.groupBy(opened, ({ kind }) => kind)))
      await tell(trx, 'alert.opened', alerts, at)
    if (opened.length > 0) await publish(trx, at, 'alerts.changed', { branch })
    await close(trx, closes, at)
  }

  /** Alerts that were reported together are over once all of them are, and that is reported once as well. */
  const close = async (trx: Trx, closes: Judged['closes'], at: number): Promise<void> => {
    const closed: BranchAlert[] = []
    for (const { id, end } of closes) {
      const alert = await closeAlert<'branches'>(trx, id, end, at)
      if (alert) closed.push(alert)
    }
    const bundles = Object.values(Object.groupBy(closed, (alert) => `${alert.place} ${alert.kind} ${alert.at}`))
    for (const [alert] of bundles as [BranchAlert][]) {
      const all = await openedTogether(trx, alert)
      if (all.every(({ ended }) => ended !== null)) await tell(trx, 'alert.closed', all, at)
    }
    for (const branch of new Set(closed.map((alert) => alert.place)))
      await publish(trx, at, 'alerts.changed', { branch })
  }

  const tell = async (trx: Trx, event: 'alert.opened' | 'alert.closed', alerts: readonly BranchAlert[], at: number) => {
    const [first] = alerts
    if (!first) return
    const { id, kind, place: branch } = first
    const since = Math.min(...alerts.map((alert) => alert.since))
    const ended = event === 'alert.opened' ? null : endOf(alerts)
    const orders = await factsOf(trx, alerts)
    await putNotice(
      trx,
      { id: newNoticeId(), event, branch, at, data: { alert: { id, kind, since, ended }, orders } },
      { mail: mails, hooks: await hooksFor(trx, event) },
    )
  }

  return openRepeatedJob(look, watchTimes.lookEveryMs, failed)
}

const factsOf = async (trx: Trx, alerts: readonly BranchAlert[]): Promise<OrderFacts[]> => {
  const orders = await markedOrders(
    trx,
    alerts.flatMap(({ order }) => order ?? []),
  )
  return orders.map(({ facts }) => facts)
}

/** That the day ended before all orders were begun weighs more than that the others were. */
const endOf = (alerts: readonly BranchAlert[]): BranchAlert['ended'] =>
  (alerts.find(({ ended }) => ended === 'day-over') ?? alerts.at(-1))?.ended ?? null

const isNothing = ({ opens, closes }: Judged): boolean => opens.length + closes.length === 0

interface Judged extends Verdict {
  readonly waiting: readonly UnseenOrder[]
}

/** What is stored of branches and their orders. */
interface Known extends Found {
  readonly open: readonly BranchAlert[]
  readonly boards: ReadonlyMap<string, BoardsOf>
}

/** By branch. */
interface Found {
  readonly waiting: ReadonlyMap<string, readonly UnseenOrder[]>
  readonly openSince: ReadonlyMap<string, Instant>
  readonly told: ReadonlySet<number>
  /** What waits for tills, at linked branches. */
  readonly tills: ReadonlyMap<string, TillWaiting>
}

async function findOrders(db: Db, branches: readonly Branch[], now: Instant): Promise<Found> {
  const days = branches.map((branch) => workingDayOf(branch, now))
  const waiting = await ordersNotSeen(db, days)
  return {
    waiting: Map.groupBy(waiting, ({ branch }) => branch),
    openSince: await oldestOpen(db, days),
    told: await alertedOrders(
      db,
      waiting.map(({ id }) => id),
    ),
    tills: branches.some(isLinked) ? await tillWaiting(db) : new Map(),
  }
}

const isLinked = ({ tillDuty }: Branch): boolean => tillDuty === 'linked'

function judge(
  branch: Branch,
  known: Known,
  { now, watchingSince }: { readonly now: Instant; readonly watchingSince: Instant },
): Judged {
  const waiting = known.waiting.get(branch.id) ?? []
  const watched = {
    branch,
    boardSeen: known.boards.get(branch.id)?.seen ?? null,
    openSince: known.openSince.get(branch.id) ?? null,
    waiting,
    open: known.open.filter(({ place }) => place === branch.id),
    told: known.told,
    tillSince: known.tills.get(branch.id)?.since ?? null,
    isLinked: isLinked(branch),
  }
  return { ...watch(watched, now, watchingSince), waiting }
}

export async function pauseUnwatched(store: Store, now: number): Promise<void> {
  if ((await actsNow(store, store.db, now)).length === 0) return
  // Decided once more where it is saved: a board may have come, or staff may have paused meanwhile.
  await store.write(async (trx) => {
    let own = await readOwnPauses(trx)
    for (const { branch, act } of await actsNow(store, trx, now)) own = await carryOut(trx, { branch, act, own, now })
    await writeOwnPauses(trx, own)
  })
}

interface Due {
  readonly branch: Branch
  readonly act: PauseAct
}

async function actsNow(store: Store, db: Db, now: number): Promise<Due[]> {
  const wanted = await readPausing(db)
  const own = await readOwnPauses(db)
  if (wanted.length === 0 && Object.keys(own).length === 0) return []
  const boards = await boardsByBranch(db, now)
  const alerts = await openAlerts(db, 'branches')
  const { branches } = await store.catalogue.current(db)
  return branches.flatMap((branch) => {
    const { id, pause } = branch
    const unwatched = {
      wanted: wanted.includes(id),
      alerted: alerts.some((alert) => alert.kind === 'no-board' && alert.place === id),
      watched: isLive(boards.get(id)?.seen ?? null, now),
      pause,
      own: own[id],
      closes: hoursAround(branch, now)?.to,
    }
    const act = pauseAct(unwatched, now)
    return act ? [{ branch, act }] : []
  })
}

async function carryOut(
  trx: Trx,
  { branch: { id, name }, act, own, now }: Due & { readonly own: OwnPauses; readonly now: number },
): Promise<OwnPauses> {
  const { [id]: _ended, ...others } = own
  if (act.do === 'forget') return others
  await setPause(trx, id, act.do === 'pause' ? { until: act.until, reason: 'staff' } : null)
  await publish(trx, now, 'shop.changed', { branches: [id] })
  await noteClockAct(trx, now, 'clock.pause', { paused: act.do === 'pause' }, { branches: [{ branch: id, name }] })
  return act.do === 'pause' ? { ...others, [id]: act.until } : others
}
