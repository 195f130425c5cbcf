// What waits in the outboxes: how much, and since when.
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { Db } from '../engines/engine.ts'

/** `message`: of the contact form; `reservation`: mails to a branch; `notice`: alerts by mail; `hook`: by web hook. */
export const queueNames = ['message', 'reservation', 'notice', 'hook'] as const
export type QueueName = (typeof queueNames)[number]

export interface Queue {
  readonly waiting: number
  /** Since when the longest waiting one waits; null if none does. */
  readonly since: Instant | null
  /** Since when the longest waiting one that failed at least once waits; null if none does. */
  readonly stuckSince: Instant | null
}

const named = (name: QueueName) => sql<QueueName>`cast(${sql.lit(name)} as text)`.as('queue')

/** A message that goes out by mail and by a form service waits twice. */
export async function waitingQueues(db: Db): Promise<Record<QueueName, Queue>> {
  const notices = db.selectFrom('notice_delivery').where('state', '=', 'waiting').select(['since', 'error'])
  const waiting = db
    .selectFrom('contact_hand_on')
    .where('state', '=', 'waiting')
    .select(['since', 'error', named('message')])
    .unionAll(
      // The mail about a reservation that was cancelled before it went out is never sent.
      db
        .selectFrom('reservation_mail')
        .innerJoin('reservation', 'reservation.id', 'reservation_mail.reservation')
        .where('reservation_mail.state', '=', 'waiting')
        .where('reservation.cancelled_at', 'is', null)
        .select(['since', 'error', named('reservation')]),
    )
    .unionAll(notices.where('hook', 'is', null).select(named('notice')))
    .unionAll(notices.where('hook', 'is not', null).select(named('hook')))
  const rows = await db
    .selectFrom(waiting.as('waiting'))
    .select((e) => [
      'queue',
      e.fn.countAll().as('waiting'),
      e.fn.min('since').as('since'),
      sql<number | null>`min(case when error <> '' then since end)`.as('stuck'),
    ])
    .groupBy('queue')
    .execute()
  const of = (name: QueueName): Queue => {
    const row = rows.find(({ queue }) => queue === name)
    if (!row) return { waiting: 0, since: null, stuckSince: null }
    return {
      waiting: Number(row.waiting),
      since: Number(row.since),
      stuckSince: row.stuck === null ? null : Number(row.stuck),
    }
  }
  return { message: of('message'), reservation: of('reservation'), notice: of('notice'), hook: of('hook') }
}
