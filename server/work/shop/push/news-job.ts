// Sends news of orders to the push services of browsers (RFC 8030). A service that says no is believed; one that is
// busy or silent is asked again, as often as `nextNewsTry` says.
import { createHmac } from 'node:crypto'
import type { Branch } from '#domain/branch/branch.ts'
import { clockText, localTime } from '#domain/branch/hours.ts'
import { isStillSo, nextNewsTry } from '#domain/order/news.ts'
import { directionOf, localize, setApart } from '#domain/shared/locale.ts'
import { oneLine } from '#domain/shared/text.ts'
import type { Config } from '#server/config.ts'
import type { Store } from '#server/store/open.ts'
import { forgetEndpoint, type NewsToSend, newsToSend } from '#server/store/order/news-store.ts'
import { readShopKey } from '#work/people/auth/shop-key.ts'
import { bareAddress } from '../mail/mail-settings.ts'
import type { OutboxJob } from '../mail/outbox-job.ts'
import { newsWords } from './news-words.ts'
import { isPushEndpoint } from './push-endpoint.ts'
import { readPushKeys } from './push-keys.ts'
import { encryptPush, pushAuthorization } from './web-push.ts'

const second = 1000
const usualPatience = 10 * second

interface NewsJobOptions {
  readonly store: Store
  readonly config: Pick<Config, 'publicUrl' | 'mail' | 'pushServices'>
  readonly now: () => number
  /** Called when a service does not accept the shop's own key, so that no push message arrives any more. */
  readonly alarm: (error: Error) => void
  /** How long to wait for a service, in ms. */
  readonly patience?: number | undefined
}

/** A service did not take the message. */
class PushRefused extends Error {
  /** When it wants to be asked again; null: it did not say; 'never': it would refuse again. */
  readonly again: number | null | 'never'
  constructor(message: string, again: number | null | 'never') {
    super(message)
    this.again = again
  }
}

export function newsJob(options: NewsJobOptions): OutboxJob<NewsToSend> {
  const { store, config, now, alarm, patience = usualPatience } = options

  const hand = async (news: NewsToSend, signal: AbortSignal): Promise<void> => {
    if (!isStillSo(news.kind, news.order)) return
    if (!isPushEndpoint(news.endpoint, config.pushServices)) throw new PushRefused('no address of a service', 'never')
    const { status, retryAfter } = await post(news, AbortSignal.any([signal, AbortSignal.timeout(patience)]))
    if (status >= 200 && status < 300) return
    if (status === 404 || status === 410) return await store.write((trx) => forgetEndpoint(trx, news.endpoint))
    const error = new PushRefused(`the push service answered ${status}`, isBusy(status) ? retryAfter : 'never')
    if (status === 401 || status === 403) alarm(error)
    throw error
  }

  const post = async (news: NewsToSend, signal: AbortSignal) => {
    const { endpoint, kind, until, order } = news
    const { branches } = await store.catalogue.current(store.db)
    const topic = topicOf(order.token, await readShopKey(store))
    const payload = newsPayload(
      news,
      branches.find(({ id }) => id === order.branch),
      topic,
    )
    const sender = { keys: await readPushKeys(store), contact: contactOf(config, news.site) }
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        authorization: pushAuthorization(endpoint, sender, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(1, Math.ceil((until - now()) / second))),
        urgency: kind === 'moved' ? 'normal' : 'high',
        topic,
      },
      body: new Uint8Array(encryptPush(payload, news)),
    })
    await response.body?.cancel()
    return { status: response.status, retryAfter: againAt(response.headers.get('retry-after'), now()) }
  }

  return {
    toSend: (at, limit) => newsToSend(store.db, at, limit),
    hand,
    nextTry: (tries, _since, at, { piece, error }) => {
      const again = error instanceof PushRefused ? error.again : null
      return again === 'never' ? null : nextNewsTry(tries, piece.until, at, again)
    },
    laneOf: ({ id }) => String(id),
    leaseMs: 3 * usualPatience,
  }
}

const isBusy = (status: number): boolean => status === 429 || status >= 500

/** Seconds or a date; null if it says neither. */
function againAt(header: string | null, now: number): number | null {
  if (header === null) return null
  const at = /^\d{1,6}$/.test(header) ? now + Number(header) * second : Date.parse(header)
  return Number.isNaN(at) ? null : at
}

/** The same for all news of an order, so that a service keeps only the newest. It does not reveal the token. */
const topicOf = (token: string, key: string): string =>
  createHmac('sha256', key).update(`push topic ${token}`).digest('base64url').slice(0, 32)

/** Where a service can reach the people who run the shop. */
function contactOf({ publicUrl, mail }: NewsJobOptions['config'], site: string): string {
  const address = mail && bareAddress(mail.from)
  if (address) return `mailto:${address}`
  return [publicUrl, site].find((one) => one?.startsWith('https:')) ?? 'mailto:nobody@localhost.invalid'
}

/** Services take little more than 4 kB, and a locked phone shows far less. */
const longestName = 60

/** `tag`: the same for all news of an order, so that each replaces the one before. */
function newsPayload(news: NewsToSend, branch: Branch | undefined, tag: string): string {
  const { kind, lang, site, order } = news
  const words = newsWords[lang]
  const [title, body] = words.said[kind]({
    code: order.code ? setApart(order.code, lang) : words.noCode,
    branch: setApart(branch ? oneLine(localize(branch.name, lang)).slice(0, longestName) : order.branch, lang),
    time: branch && order.wantedAt !== null ? clockText(localTime(order.wantedAt, branch.timeZone).minutes) : '',
  })
  return JSON.stringify({
    // Declarative Web Push: this number says that the browser may show it without asking the site.
    web_push: 8030,
    notification: {
      title,
      body: kind === 'ready' && order.form === 'table' ? words.atTable : body,
      navigate: `${site}/#/track/${order.token}`,
      lang,
      dir: directionOf(lang),
      tag,
      silent: false,
    },
  })
}
