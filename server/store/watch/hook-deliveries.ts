// What became of the notices that went out by web hooks.
import { sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import type { DeliveryState, NoticeEvent } from '../../../domain/watch/notices.ts'
import type { Db } from '../engines/engine.ts'

export interface Delivery {
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

export interface HookDeliveries {
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
