// Sends notices to web hooks: signed, and tried again until they are accepted or a day has passed.

import { createHmac } from 'node:crypto'
import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { type Locale, localize } from '#domain/shared/locale.ts'
import { oneLine } from '#domain/shared/text.ts'
import { nextNoticeTry } from '#domain/shop/watch/notices.ts'
import { addressToReach, type HookReach, onlyTo, rejectsWhenAborted } from '#server/reach.ts'
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
    const signature = signatureOf(hook.secret, body, now())
    await postHook(hook.url, { body, headers: { 'noisette-signature': signature } }, reach, signal)
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

/** The header `noisette-signature`: the time in seconds, and the HMAC-SHA256 of time, dot and body as hex. */
function signatureOf(secret: string, body: string, now: number): string {
  const t = Math.floor(now / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** Whether this is an address that a web hook may have, before its name is resolved. */
export function isHookUrl(text: string, { protocols }: HookReach): boolean {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol) && url.username === '' && url.password === ''
}

/** Resolves when the receiver has accepted it with 2xx; rejects with the reason if it was not. Aborts on `signal`. */
export async function postHook(
  url: string,
  { body, headers }: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
  reach: HookReach,
  signal: AbortSignal,
): Promise<void> {
  const late = AbortSignal.timeout(reach.patience)
  try {
    const { statusCode = 0 } = await post(new URL(url), body, headers, reach, AbortSignal.any([signal, late]))
    if (statusCode >= 300 && statusCode < 400) throw new Error(`answered ${statusCode}; redirects are not followed`)
    if (statusCode < 200 || statusCode >= 300) throw new Error(`answered ${statusCode}`)
  } catch (error) {
    throw late.aborted ? new Error(`no answer within ${reach.patience / 1000} seconds`) : error
  }
}

async function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  reach: HookReach,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = await Promise.race([addressToReach(url, reach), rejectsWhenAborted(signal)])
  if (address === undefined || !isHookUrl(url.href, reach)) throw new Error('this address may not be reached')
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? askHttps : askHttp)(url, {
      method: 'POST',
      agent: false,
      signal,
      lookup: onlyTo(address),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Noisette',
        ...headers,
      },
    })
    request.on('response', resolve).on('error', reject).end(body)
  })
  // What it answers besides its status does not matter, and may never end.
  answer.on('error', () => {}).destroy()
  return answer
}
