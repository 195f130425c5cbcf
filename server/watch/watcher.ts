// Looks every 15 seconds whether somebody watches and whether orders are seen, and tells the shop if not. It looks at
// what is stored, not at events, so nothing is missed by a restart; what it does is guarded, so several servers may look.
import type { Branch } from '../../domain/branch/branch.ts'
import { watchTimes } from '../../domain/watch/watch-times.ts'
import { publish } from '../live/publish.ts'
import { runOneAtATime } from '../mail/run-one-at-a-time.ts'
import type { Store } from '../store/open.ts'
import { type Alert, closeAlert, openAlert, openAlerts } from '../store/watch/alerts.ts'
import { type OrderFacts, putNotice } from '../store/watch/notices.ts'
import { markedOrders } from '../store/watch/order-marks.ts'
import { hooksFor } from '../store/watch/web-hooks.ts'
import type { Trx } from '../store/write-queue.ts'
import { type Judged, judge } from './judge.ts'
import { newNoticeId } from './notice-id.ts'
import { pauseUnwatched } from './pause-unwatched.ts'

export interface Watcher {
  /** Looks from now on, until the returned function is called. */
  start(): () => void
  /** Looks once; resolves when everything it found was saved. */
  look(): Promise<void>
  close(): Promise<void>
}

export interface WatcherOptions {
  readonly store: Store
  readonly now: () => number
  /** Whether alerts go out by mail. */
  readonly mails: boolean
  /** Called when notices were saved. */
  readonly told: () => void
  readonly failed: (error: unknown) => void
}

export function openWatcher({ store, now, mails, told, failed }: WatcherOptions): Watcher {
  const watchingSince = now()

  const look = async (): Promise<void> => {
    const { branches } = await store.catalogue.current(store.db)
    const open = await openAlerts(store.db)
    for (const branch of branches) await lookAt(branch, open)
    const gone = open.filter((alert) => !branches.some(({ id }) => id === alert.branch))
    if (gone.length > 0)
      await store.write(async (trx) => {
        for (const { id } of gone) await close(trx, id, 'closing-time', now())
      })
    await pauseUnwatched(store, now())
    told()
  }

  const lookAt = async (branch: Branch, alerts: readonly Alert[]): Promise<void> => {
    const open = alerts.filter((alert) => alert.branch === branch.id)
    const moment = { now: now(), watchingSince }
    if (isNothing(await judge(store.db, branch, open, moment))) return
    // Judged once more where it is saved: a board or a barista may have come meanwhile.
    await store.write(async (trx) => {
      const still = (await openAlerts(trx)).filter((alert) => alert.branch === branch.id)
      await carryOut(trx, branch, await judge(trx, branch, still, moment), moment.now)
    })
  }

  const carryOut = async (trx: Trx, { id: branch }: Branch, { opens, closes, waiting }: Judged, at: number) => {
    for (const wish of opens) {
      const alert = await openAlert(trx, branch, wish, at)
      if (!alert) continue
      const order = waiting.find(({ id }) => id === wish.order)
      await tell(trx, alert, at, await factsOf(trx, alert))
      if (order) await publish(trx, at, 'orders.unheard', { id: order.id, branch, token: order.token })
    }
    for (const { id, end } of closes) await close(trx, id, end, at)
  }

  const close = async (trx: Trx, id: number, end: Judged['closes'][number]['end'], at: number): Promise<void> => {
    const alert = await closeAlert(trx, id, end, at)
    if (alert) await tell(trx, alert, at, await factsOf(trx, alert))
  }

  const tell = async (trx: Trx, alert: Alert, at: number, order: OrderFacts | undefined): Promise<void> => {
    const event = alert.ended === null ? 'alert.opened' : 'alert.closed'
    const { id, kind, branch, since, ended } = alert
    const data = { alert: { id, kind, since, ended }, ...(order && { order }) }
    await putNotice(
      trx,
      { id: newNoticeId(), event, branch, at, data },
      { mail: mails, hooks: await hooksFor(trx, event) },
    )
    await publish(trx, at, 'alerts.changed', { branch })
  }

  const single = runOneAtATime(look, failed)
  return {
    start: () => {
      const timer = setInterval(single.start, watchTimes.patrolMs)
      timer.unref()
      return () => clearInterval(timer)
    },
    look: async () => {
      await single.idle()
      await look()
    },
    close: () => single.idle(),
  }
}

const factsOf = async (trx: Trx, { order }: Alert): Promise<OrderFacts | undefined> =>
  order === null ? undefined : (await markedOrders(trx, [order]))[0]?.facts

const isNothing = ({ opens, closes }: Judged): boolean => opens.length + closes.length === 0
