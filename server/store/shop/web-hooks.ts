// The web hooks that the owner set up: addresses that are told about events.

import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { DeliveryState, NoticeEvent } from '#domain/shop/watch/notices.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import type { WebHookRow } from './watch-tables.ts'

export interface WebHook {
  readonly id: number
  readonly url: string
  /** Signs what is sent; never leaves the server after it was shown once. */
  readonly secret: string
  readonly events: readonly NoticeEvent[]
  /** The language of titles and messages. */
  readonly lang: Locale
  /** When it was added. */
  readonly at: Instant
}

const hookFrom = ({ events, lang, ...row }: Omit<WebHookRow, 'id'> & { readonly id: number }): WebHook => ({
  ...row,
  events: fromJson<NoticeEvent[]>(events),
  lang: lang as Locale,
})

/** All web hooks, oldest first. */
export async function listHooks(db: Db): Promise<WebHook[]> {
  return (await db.selectFrom('web_hook').selectAll().orderBy('at').orderBy('id').execute()).map(hookFrom)
}

export async function hookById(db: Db, id: number): Promise<WebHook | undefined> {
  const row = await db.selectFrom('web_hook').selectAll().where('id', '=', id).executeTakeFirst()
  return row && hookFrom(row)
}

/** The ids of the web hooks that are told about this event. */
export async function hooksFor(db: Db, event: NoticeEvent): Promise<number[]> {
  const rows = await db.selectFrom('web_hook').select(['id', 'events']).execute()
  return rows.filter(({ events }) => fromJson<NoticeEvent[]>(events).includes(event)).map(({ id }) => id)
}

export async function insertHook(trx: Trx, { events, ...hook }: Omit<WebHook, 'id'>): Promise<WebHook> {
  const row = await trx
    .insertInto('web_hook')
    .values({ ...hook, events: toJson(events) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return hookFrom(row)
}

/** Removes a web hook with its deliveries; what is under way may still arrive. */
export async function removeHook(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('web_hook').where('id', '=', id).execute()
}

interface Delivery {
  readonly event: NoticeEvent
  /** When it happened. */
  readonly at: Instant
  readonly state: DeliveryState
  readonly tries: number
  /** When it is tried next; null once it is over. */
  readonly next: Instant | null
  /** Why the last try failed; '' if it did not. */
  readonly error: string
}

interface HookDeliveries {
  readonly last: Delivery
  /** How many wait to be delivered. */
  readonly waiting: number
}

/** By web hook, its newest delivery that was tried, or else its newest, and how many wait. */
export async function lastDeliveries(db: Db): Promise<Map<number, HookDeliveries>> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('notice_delivery')
        .innerJoin('notice', 'notice.id', 'notice_delivery.notice')
        .select(['hook', 'notice.event', 'notice.at', 'state', 'tries', 'next_at', 'error'])
        .select([
          sql<number>`row_number() over (partition by hook order by case when tries > 0 then 0 else 1 end, at desc, next_at desc, notice)`.as(
            'place',
          ),
          sql<number>`sum(case when state = 'waiting' then 1 else 0 end) over (partition by hook)`.as('waiting'),
        ])
        .where('hook', 'is not', null)
        .as('each'),
    )
    .selectAll()
    .where('place', '=', sql.lit(1))
    .execute()
  return new Map(
    rows.map(({ hook, event, at, state, tries, next_at, error, waiting }) => {
      const last = {
        event: event as NoticeEvent,
        at,
        state: state as DeliveryState,
        tries,
        next: state === 'waiting' ? next_at : null,
        error,
      }
      return [hook ?? 0, { last, waiting: Number(waiting) }]
    }),
  )
}
