// The live listener: one event stream for the whole page, shared by everything on it that listens for events.
import { everyBranch, livePath, resumeField } from '#contract/customer-addresses.ts'
import type { Hello, LiveEvent, LiveEventName } from '#contract/live-events.ts'
import { setServerNow } from '../http/server-clock.ts'

/** `polling`: no stream could be opened for some seconds; a page that needs changes within a second must poll. */
export type LiveState = 'live' | 'connecting' | 'polling'

export interface LiveOptions {
  readonly token?: string
  /** The link of an office basket. */
  readonly basket?: string
  readonly branches?: readonly string[]
  /** The branches whose times are shown. */
  readonly times?: readonly string[]
  /** The pass of a display. */
  readonly display?: string
  /** Also listen while the page is hidden, for a page that must ring. */
  readonly whileHidden?: boolean
}

interface Listener {
  readonly options: LiveOptions
  readonly hear: (event: LiveEvent) => void
  readonly state: ((state: LiveState) => void) | undefined
}

// The contract's table stays on the server. This record lists the events that pages may hear: a
// missing or wrong name does not compile.
const eventNames: Readonly<Record<LiveEventName, true>> = {
  'menu.changed': true,
  'shop.changed': true,
  'regions.changed': true,
  'times.changed': true,
  'content.changed': true,
  'orders.placed': true,
  'orders.lineStatusSet': true,
  'orders.stepped': true,
  'orders.archived': true,
  'orders.erased': true,
  'orders.unheard': true,
  'alerts.changed': true,
  'guard.changed': true,
  'displays.changed': true,
  'printers.changed': true,
  'takings.changed': true,
  'payments.moved': true,
  'payments.changed': true,
  'baskets.changed': true,
  'reviews.added': true,
  'reviews.removed': true,
  'messages.received': true,
  'messages.changed': true,
  'reservations.changed': true,
}

const longestPauseMs = 30_000
const patienceMs = 4_000

const listeners = new Set<Listener>()
let source: EventSource | undefined
let openedUrl = ''
let state: LiveState = 'connecting'
/** The id of the last event that this page has heard; '' until the server has sent one. */
let lastId = ''
let missedSome = false
let failures = 0
let pause: ReturnType<typeof setTimeout> | undefined
let patience: ReturnType<typeof setTimeout> | undefined
const silence = watchSilence(reopen)

/**
 * Listens to the page's stream until the returned function is called. All listeners share one stream, so `hear` may
 * also get events of tokens and branches that another listener asked for: check the event's data. 'reset' means that
 * something may have been missed: read everything again.
 */
export function listenLive(
  options: LiveOptions,
  hear: (event: LiveEvent) => void,
  stateChanged?: (state: LiveState) => void,
): () => void {
  const listener = { options, hear, state: stateChanged }
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('online', reopen)
    document.addEventListener('visibilitychange', showOrHide)
  }
  stateChanged?.(state)
  queueMicrotask(follow)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      removeEventListener('online', reopen)
      document.removeEventListener('visibilitychange', showOrHide)
    }
    queueMicrotask(follow)
  }
}

/** The most branches that a page names; one that shows more asks about all. */
export const mostBranchesNamed = 20

export function streamUrl(wishes: readonly LiveOptions[]): string {
  const query = new URLSearchParams()
  for (const name of ['token', 'basket', 'display'] as const) {
    const own = wishes.find((wish) => wish[name])?.[name]
    if (own) query.set(name, own)
  }
  for (const branch of [...new Set(wishes.flatMap((wish) => wish.branches ?? []))].sort())
    query.append('branch', branch)
  const shown = new Set(wishes.flatMap((wish) => wish.times ?? []))
  for (const branch of shown.size > mostBranchesNamed ? [everyBranch] : [...shown].sort()) query.append('times', branch)
  const text = query.toString()
  return text ? `${livePath}?${text}` : livePath
}

/** Opens, keeps or closes the stream, depending on the current listeners. */
function follow(): void {
  if (listeners.size === 0) {
    close()
    lastId = ''
    missedSome = false
    return
  }
  if (document.hidden && !wantedWhileHidden()) return
  const url = streamUrl([...listeners].map((listener) => listener.options))
  if (url === openedUrl && (source || pause)) return
  close()
  open(url)
}

/** Resumes after the last event that was heard; a page without such an id reads everything again. */
function open(url: string): void {
  openedUrl = url
  const opened = new EventSource(
    lastId ? `${url}${url.includes('?') ? '&' : '?'}${resumeField}=${encodeURIComponent(lastId)}` : url,
  )
  source = opened
  silence.broken()
  patience ??= setTimeout(() => say('polling'), patienceMs)
  const hear = <Data>(name: string, told: (data: Data) => void): void =>
    opened.addEventListener(name, (event: MessageEvent<string>) => {
      lastId = event.lastEventId || lastId
      silence.broken()
      told(JSON.parse(event.data))
    })
  hear<Hello>('hello', (data) => {
    settle()
    setServerNow(data.now)
    tell({ name: 'hello', data })
    if (missedSome) tell({ name: 'reset', data: {} })
    missedSome = false
  })
  // A beat is not an event: it only says that the connection is alive, and what time it is.
  hear<Hello>('beat', (data) => setServerNow(data.now))
  hear('reset', () => tell({ name: 'reset', data: {} }))
  hear('display.changed', () => tell({ name: 'display.changed', data: {} }))
  // The data of an event is trusted to have the type that the contract defines for its name.
  for (const name of Object.keys(eventNames)) hear(name, (data) => tell({ name, data } as LiveEvent))
  opened.onerror = () => {
    if (source !== opened) return
    if (lastId === '') missedSome = true
    if (state === 'live') say('connecting')
    patience ??= setTimeout(() => say('polling'), patienceMs)
    // While it is connecting, the browser retries by itself and resumes after the last event it had.
    if (opened.readyState === EventSource.CLOSED) tryLater(url)
  }
}

function tryLater(url: string): void {
  source?.close()
  source = undefined
  silence.stop()
  const wait = Math.min(longestPauseMs, 1000 * 2 ** failures) * (0.75 + Math.random() / 2)
  failures += 1
  pause = setTimeout(() => {
    pause = undefined
    open(url)
  }, wait)
}

function settle(): void {
  failures = 0
  clearTimeout(patience)
  patience = undefined
  say('live')
}

function close(): void {
  if (openedUrl && lastId === '') missedSome = true
  source?.close()
  source = undefined
  silence.stop()
  openedUrl = ''
  clearTimeout(pause)
  clearTimeout(patience)
  pause = undefined
  patience = undefined
  say('connecting')
}

/** On HTTP/1.1 six streams block a seventh tab, so a hidden page closes its stream, unless it must ring. */
function showOrHide(): void {
  if (document.hidden && !wantedWhileHidden()) close()
  else follow()
}

const wantedWhileHidden = (): boolean => [...listeners].some(({ options }) => options.whileHidden)

/** The connection is dead or belongs to a network that is gone, whatever its state says. */
function reopen(): void {
  const polled = state === 'polling'
  close()
  follow()
  if (polled && openedUrl) say('polling')
}

function say(next: LiveState): void {
  if (next === state) return
  state = next
  for (const listener of [...listeners]) listener.state?.(next)
}

function tell(event: LiveEvent): void {
  for (const listener of [...listeners]) listener.hear(event)
}

/** Two beats may be lost or late. */
const longestSilenceMs = 40_000

interface Silence {
  /** Restarts the time. */
  readonly broken: () => void
  readonly stop: () => void
}

/** Calls `gone` when the silence has lasted too long. */
function watchSilence(gone: () => void): Silence {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    broken: () => {
      clearTimeout(timer)
      timer = setTimeout(gone, longestSilenceMs)
    },
    stop: () => clearTimeout(timer),
  }
}
