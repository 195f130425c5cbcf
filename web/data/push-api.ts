// Push messages about an order in this browser: whether it can show them, subscribing and unsubscribing. Without a
// worker, and so over plain http, it cannot (PUSH-1).
import type { Input, Output } from '#contract/index.ts'
import { readStored, writeStored } from './browser-storage.ts'
import { ask, type CallRefused } from './http/client.ts'

export type NewsOffer = Output<'news.offer'>

/**
 * `homeScreen`: an iPhone or iPad shows them only for a site on its home screen. `none`: this browser cannot show any.
 */
export type PushState = 'on' | 'off' | 'denied' | 'homeScreen' | 'none'

export async function pushState(token: string): Promise<PushState> {
  if (!(await running())) return 'none'
  const manager = await pushManager()
  if (!manager) return isAppleTab() ? 'homeScreen' : 'none'
  if (Notification.permission === 'denied') return 'denied'
  return pushedTokens().includes(token) && (await manager.getSubscription()) ? 'on' : 'off'
}

/** Call it during a tap: browsers ask for permission only then. Returns the new state, or why the shop refused. */
export async function beginPush(wish: Pick<Input<'news.follow'>, 'token' | 'lang'>): Promise<PushState | CallRefused> {
  const state = await pushState(wish.token)
  if (state !== 'off') return state
  const allowed = await Notification.requestPermission()
  if (allowed !== 'granted') return allowed === 'denied' ? 'denied' : 'off'
  const manager = await pushManager()
  const offer = await ask('news.offer', { token: wish.token })
  if (!offer.ok) return offer.refusal
  const keys = manager && (await subscribed(manager, offer.value.pushKey).catch(() => undefined))
  if (!keys) return 'none'
  const answer = await ask('news.follow', { ...wish, ...keys })
  if (!answer.ok) return answer.refusal
  notePushed([wish.token, ...pushedTokens()])
  return 'on'
}

/** Unfollows this order alone. */
export async function endPush(token: string): Promise<PushState | CallRefused> {
  const subscription = await (await pushManager())?.getSubscription()
  if (subscription) {
    const answer = await ask('news.stop', { token, endpoint: subscription.endpoint })
    if (!answer.ok) return answer.refusal
  }
  notePushed(pushedTokens().filter((one) => one !== token))
  return 'off'
}

/** Unfollows all orders. The shop learns of it from the push service. */
export async function dropPush(): Promise<void> {
  await (await (await pushManager())?.getSubscription())?.unsubscribe()
}

/** Resolves once a worker runs here, which may be after the page came; without one, never. */
export async function workerRuns(): Promise<void> {
  await (navigator.serviceWorker?.ready ?? new Promise(() => {}))
}

/** The worker that would show messages. */
async function running(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  return registration?.active ? registration : undefined
}

async function pushManager(): Promise<PushManager | undefined> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return undefined
  return (await running())?.pushManager
}

async function subscribed(manager: PushManager, pushKey: string) {
  const key = bytesOf(pushKey)
  const known = await manager.getSubscription()
  // A shop that lost its key has a new one, and a browser refuses to subscribe with a second key.
  if (known && !isSame(known.options.applicationServerKey, key)) await known.unsubscribe()
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
  return { endpoint: made.endpoint, p256dh, auth }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? [])
  return bytes.length === key.length && bytes.every((byte, at) => byte === key[at])
}

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
const isAppleTab = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const most = 20

/** The orders that this browser follows. */
function pushedTokens(): string[] {
  const stored = readStored('pushed')
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
}

const notePushed = (tokens: readonly string[]): void =>
  writeStored('pushed', tokens.length > 0 ? [...new Set(tokens)].slice(0, most) : undefined)
