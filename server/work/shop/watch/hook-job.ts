// Sends notices to web hooks: signed, and tried again until they are accepted or a day has passed.

import { createHmac } from 'node:crypto'
import { type Locale, localize } from '#domain/shared/locale.ts'
import { oneLine } from '#domain/shared/text.ts'
import { nextNoticeTry } from '#domain/shop/watch/notices.ts'
import type { HookReach } from '#server/reach.ts'
import type { Store } from '#server/store/open.ts'
import {
  type NoticeToSend,
  noticesToSend,
  type OrderFacts,
  type StoredNotice,
} from '#server/store/shop/notice-store.ts'
import { hookById } from '#server/store/shop/web-hooks.ts'
import type { OutboxJob } from '../mail/outbox-job.ts'
import { type NoticeAbout, noticeScreen, noticeTextOf } from './alert-text.ts'
import { postSigned, type SignedPost, signedHeaders } from './signed-post.ts'

/** After this long a notice that a vanished server had taken is tried by another, in ms. */
const leaseMs = 30_000

/** `publicUrl`: the address of the shop, for a link to the board; null if it is not known. */
export const hookJob = (
  store: Store,
  reach: HookReach,
  now: () => number,
  publicUrl: string | null,
): OutboxJob<NoticeToSend> => ({
  toSend: (at, limit) => noticesToSend(store.db, 'hook', at, limit),
  hand: async (notice, signal) => {
    const hook = await hookById(store.db, notice.hook ?? 0)
    if (!hook) return
    const { branches, brand } = await store.catalogue.current(store.db)
    const branch = branches.find(({ id }) => id === notice.branch)
    const body = JSON.stringify(payloadOf(notice, { branch, brand }, hook.lang, publicUrl))
    const headers = {
      ...signedHeaders(hook.secret, notice.id, body, now()),
      'noisette-signature': signatureOf(hook.secret, body, now()),
    }
    await postHook(hook.url, { body, headers }, reach, signal)
  },
  nextTry: nextNoticeTry,
  laneOf: ({ channel }) => channel,
  leaseMs,
})

/** What the receiver gets. The id is the same at each try of the same notice. */
function payloadOf(notice: StoredNotice, about: NoticeAbout, lang: Locale, publicUrl: string | null) {
  const { branch } = about
  const { alert, order, orders = [] } = notice.data
  return {
    id: notice.id,
    event: notice.event,
    at: timeText(notice.at),
    ...noticeTextOf(notice, about, lang),
    ...(publicUrl && { url: `${publicUrl}${noticeScreen(notice)}` }),
    ...(notice.branch !== null && {
      branch: { id: notice.branch, name: branch ? oneLine(localize(branch.name, lang)) : notice.branch },
    }),
    ...(alert && { alert: { id: alert.id, kind: alert.kind, since: timeText(alert.since), ended: alert.ended } }),
    ...(orders.length > 0 && { orders: orders.map(shown) }),
    ...(order && { order: shown(order) }),
  }
}

const shown = ({ placedAt, wantedAt, ...order }: OrderFacts) => ({
  ...order,
  placedAt: timeText(placedAt),
  wantedAt: timeText(wantedAt),
})

const timeText = (at: number): string => new Date(at).toISOString()

/**
 * The header `noisette-signature`, for receivers from before Standard Webhooks: the time in seconds, and the
 * HMAC-SHA256 of time, dot and body as hex.
 */
function signatureOf(secret: string, body: string, now: number): string {
  const t = Math.floor(now / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** Resolves when the receiver has accepted it with 2xx; rejects with the reason if it was not. Aborts on `signal`. */
const postHook = (url: string, post: SignedPost, reach: HookReach, signal: AbortSignal): Promise<void> =>
  // What it answers besides its status does not matter.
  postSigned(url, post, { reach, signal }, async ({ statusCode = 0 }) => {
    if (statusCode >= 300 && statusCode < 400) throw new Error(`answered ${statusCode}; redirects are not followed`)
    if (statusCode < 200 || statusCode >= 300) throw new Error(`answered ${statusCode}`)
  })
