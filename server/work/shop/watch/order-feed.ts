// Tells web hooks what happens to orders. It follows the event log from where it left off, so a restart skips nothing;
// each notice has an id made of its order and event, so what is read twice is reported once.
import { createHmac } from 'node:crypto'
import { milestonesOf, type OrderEvent } from '#domain/shop/watch/notices.ts'
import { watchTimes } from '#domain/shop/watch/watch-times.ts'
import type { Hub } from '#server/door/live/hub.ts'
import { openRepeatedJob, type RepeatedJob } from '#server/repeated-job.ts'
import type { Cursor, LoggedEvent } from '#server/store/engines/engine.ts'
import type { Store } from '#server/store/open.ts'
import { putNotice } from '#server/store/shop/notice-store.ts'
import { type MarkedOrder, markedOrders } from '#server/store/shop/order-marks.ts'
import { readSetting, writeSetting } from '#server/store/shop/setting-store.ts'
import { listHooks, type WebHook } from '#server/store/shop/web-hooks.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { readShopKey } from '#work/people/auth/shop-key.ts'

export interface OrderFeedOptions {
  readonly store: Store
  readonly hub: Pick<Hub, 'onNews'>
  /** Called when notices may have been saved. */
  readonly told: () => void
  readonly failed: (error: unknown) => void
}

const batch = 500

export function openOrderFeed({ store, hub, told, failed }: OrderFeedOptions): RepeatedJob {
  /** Without a hook for orders, as in most shops, an order costs nothing here. */
  let interested = false

  const look = async (): Promise<void> => {
    const hooks = (await listHooks(store.db)).filter(({ events }) => events.some(isOrderEvent))
    interested = hooks.length > 0
    if (!interested) return
    let cursor = await readSetting(store.db, 'hooks.cursor')
    if (cursor === null) return
    for (let events = await next(cursor); events.length > 0; events = await next(cursor)) {
      const last: Cursor = events.at(-1)?.cursor ?? cursor
      const orders = await markedOrders(store.db, idsIn(events))
      const key = await readShopKey(store)
      await store.write(async (trx) => {
        for (const order of orders) await tell(trx, order, hooks, key)
        await writeSetting(trx, 'hooks.cursor', last)
      })
      cursor = last
    }
    told()
  }

  const next = (cursor: Cursor) => store.engine.eventsAfter(cursor, batch)

  const job = openRepeatedJob(look, watchTimes.lookEveryMs, failed)
  return {
    ...job,
    start: () => {
      let stopped = false
      hub.onNews(() => {
        if (interested && !stopped) job.wake()
      })
      const stop = job.start()
      job.wake()
      return () => {
        stopped = true
        stop()
      }
    },
  }
}

/** A hook hears what happened since it was added. */
async function tell(trx: Trx, order: MarkedOrder, hooks: readonly WebHook[], key: string): Promise<void> {
  for (const { event, at } of milestonesOf(order)) {
    const wanting = hooks.filter((hook) => hook.events.includes(event) && at >= hook.at)
    const notice = { id: idOf(order, event, key), event, branch: order.branch, at, data: { order: order.facts } }
    await putNotice(trx, notice, { mail: false, hooks: wanting.map(({ id }) => id) })
  }
}

const isOrderEvent = (event: string): boolean => event.startsWith('order.')

const ofOrders = ['orders.placed', 'orders.stepped', 'orders.lineStatusSet']

const idsIn = (events: readonly LoggedEvent[]): number[] => [
  ...new Set(
    events.filter(({ name }) => ofOrders.includes(name)).map(({ data }) => (JSON.parse(data) as { id: number }).id),
  ),
]

/** Differs from shop to shop, and nobody can guess it. */
const idOf = ({ facts }: MarkedOrder, event: OrderEvent, key: string): string =>
  `evt_${createHmac('sha256', key).update(`notice ${facts.id} ${event}`).digest('base64url').slice(0, 22)}`
