// Notices, and what waits to be told of them.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { NoticeEvent } from '#domain/shop/watch/notices.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { isWaitingNow, type QueuedPiece, waitingFrom } from '../outbox-store.ts'
import type { Trx } from '../write-queue.ts'
import type { BranchAlert, HealthAlert } from './alert-store.ts'

export interface OrderFacts {
  readonly id: number
  /** What it is called; '' if it has no code. */
  readonly code: string
  readonly form: string
  readonly total: Cents
  readonly placedAt: Instant
  readonly wantedAt: Instant
}

/** Of what the shop needs to run, with what was found when it was opened. */
export type ToldAlert =
  | (Pick<BranchAlert, 'id' | 'kind' | 'since' | 'ended'> & { readonly finding?: undefined })
  | Pick<HealthAlert, 'id' | 'kind' | 'since' | 'ended' | 'finding'>

/** What a notice is about. It never contains a customer's name, phone, address or token. */
export interface NoticeData {
  /** Of several that were opened together: the id of the first, and since when the oldest cause exists. */
  readonly alert?: ToldAlert
  /** The orders of the alert. */
  readonly orders?: readonly OrderFacts[]
  /** The order to which something happened. */
  readonly order?: OrderFacts
}

export interface StoredNotice {
  readonly id: string
  readonly event: NoticeEvent
  /** Null if it is about no branch. */
  readonly branch: string | null
  readonly at: Instant
  readonly data: NoticeData
}

/**
 * Saves a notice that is to go out by mail, if `mail`, and by these web hooks. One with a known id is left as it is.
 */
export async function putNotice(
  trx: Trx,
  { id, event, branch, at, data }: StoredNotice,
  { mail, hooks }: { readonly mail: boolean; readonly hooks: readonly number[] },
): Promise<void> {
  const channels = [...(mail ? [{ channel: 'mail', hook: null }] : []), ...hooks.map(toHook)]
  if (channels.length === 0) return
  const { numInsertedOrUpdatedRows: saved = 0n } = await trx
    .insertInto('notice')
    .values({ id, event, branch, at, data: toJson(data) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (Number(saved) === 0) return
  const fresh = { notice: id, ...waitingFrom(at) }
  await trx
    .insertInto('notice_delivery')
    .values(channels.map((channel) => ({ ...fresh, ...channel })))
    .execute()
}

const toHook = (hook: number) => ({ channel: `hook:${hook}`, hook })

/** A notice to send by a channel now. */
export interface NoticeToSend extends StoredNotice, QueuedPiece {
  readonly channel: string
  readonly hook: number | null
}

/** The most that one channel may occupy of a page, so that one that hangs does not hold up the others. */
const mostOfOne = 5

/** Notices to send by mail or by web hooks now, the longest waiting first. */
export async function noticesToSend(
  db: Db,
  way: 'mail' | 'hook',
  now: Instant,
  limit: number,
): Promise<NoticeToSend[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('notice_delivery')
        .selectAll()
        .select(sql<number>`row_number() over (partition by channel order by next_at, notice)`.as('place'))
        .where(isWaitingNow('notice_delivery', now))
        .where('hook', way === 'mail' ? 'is' : 'is not', null)
        .as('waiting'),
    )
    .innerJoin('notice', 'notice.id', 'waiting.notice')
    .select(['notice.id', 'notice.event', 'notice.branch', 'notice.at', 'notice.data'])
    .select(['waiting.channel', 'waiting.hook', 'waiting.since', 'waiting.tries'])
    .where('waiting.place', '<=', mostOfOne)
    .orderBy('waiting.next_at')
    .orderBy('notice.at')
    .limit(limit)
    .execute()
  return rows.map(({ event, data, ...row }) => ({
    ...row,
    rows: [{ table: 'notice_delivery', key: { notice: row.id, channel: row.channel } }],
    event: event as NoticeEvent,
    data: fromJson<NoticeData>(data),
  }))
}

/** Forgets notices older than `before`, with their deliveries. */
export async function purgeNotices(trx: Trx, before: Instant): Promise<void> {
  await trx.deleteFrom('notice').where('at', '<', before).execute()
}

/** Random, so that two shops may tell the same receiver. */
export const newNoticeId = (): string => `evt_${randomBytes(12).toString('base64url')}`
