// Sends notices to web hooks: signed, and tried again until they are accepted or a day has passed.

import { createHmac } from 'node:crypto'
import { type Locale, localize } from '../../domain/shared/locale.ts'
import { oneLine } from '../../domain/shared/text.ts'
import { nextNoticeTry } from '../../domain/watch/notices.ts'
import type { OutboxJob } from '../mail/outbox-job.ts'
import type { HookReach } from '../reach.ts'
import type { Store } from '../store/open.ts'
import {
  type DueNotice,
  dueNotices,
  type Notice,
  type OrderFacts,
  settleNotice,
  takeNotice,
} from '../store/watch/notice-store.ts'
import { hookById } from '../store/watch/web-hooks.ts'
import { type About, screenOf, textOf } from './alert-text.ts'
import { postHook } from './post-hook.ts'

/** After this long a notice that a vanished server had taken is tried by another, in ms. */
const leaseMs = 30_000

/** `publicUrl`: the address of the shop, for a link to the board; null if it is not known. */
export const hookJob = (
  store: Store,
  reach: HookReach,
  now: () => number,
  publicUrl: string | null,
): OutboxJob<DueNotice> => ({
  due: (at, limit) => dueNotices(store.db, 'hook', at, limit),
  take: takeNotice,
  hand: async (notice, signal) => {
    const hook = await hookById(store.db, notice.hook ?? 0)
    if (!hook) return
    const { branches, brand } = await store.catalogue.current(store.db)
    const branch = branches.find(({ id }) => id === notice.branch)
    const body = JSON.stringify(payloadOf(notice, { branch, brand }, hook.lang, publicUrl))
    const signature = signatureOf(hook.secret, body, now())
    await postHook(hook.url, { body, headers: { 'noisette-signature': signature } }, reach, signal)
  },
  settle: settleNotice,
  nextTry: nextNoticeTry,
  laneOf: ({ channel }) => channel,
  leaseMs,
})

/** What the receiver gets. The id is the same at each try of the same notice. */
function payloadOf(notice: Notice, about: About, lang: Locale, publicUrl: string | null) {
  const { branch } = about
  const { alert, order, orders = [] } = notice.data
  return {
    id: notice.id,
    event: notice.event,
    at: timeText(notice.at),
    ...textOf(notice, about, lang),
    ...(publicUrl && { url: `${publicUrl}${screenOf(notice)}` }),
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

/** The header `noisette-signature`: the time in seconds, and the HMAC-SHA256 of time, dot and body as hex. */
function signatureOf(secret: string, body: string, now: number): string {
  const t = Math.floor(now / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}
