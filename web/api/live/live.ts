// The live listener: one event stream for the whole page, shared by everything on it that wants news.
import { livePath, resumeField } from '../../../contract/addresses.ts'
import type { Hello, LiveEvent, LiveEventName } from '../../../contract/live.ts'
import { setServerNow } from '../http/clock.ts'
import { watchSilence } from './silence.ts'

/** `polling`: no stream could be opened for some seconds; whoever needs news within a second asks by itself. */
export type LiveState = 'live' | 'connecting' | 'polling'

export interface LiveOptions {
  readonly token?: string
  readonly branches?: readonly string[]
  /** Whoever rings hears on while the page is hidden. */
  readonly whileHidden?: boolean
}

interface Listener {
  readonly options: LiveOptions
  readonly hear: (event: LiveEvent) => void
  readonly state: ((state: LiveState) => void) | undefined
}

// The contract's table stays on the server. The record holds all of its names: one that is missing here, or that no page
// may hear, does not compile.
const eventNames: Readonly<Record<LiveEventName, true>> = {
  'menu.changed': true,
  'shop.changed': true,
  'content.changed': true,
  'orders.placed': true,
  'orders.lineStatusSet': true,
  'orders.archived': true,
  'takings.changed': true,
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
/** The place in the log up to which this page has heard; '' while the server has not said it. */
let lastId = ''
let missedSome = false
let failures = 0
let pause: ReturnType<typeof setTimeout> | undefined
let patience: ReturnType<typeof setTimeout> | undefined
const silence = watchSilence(reopen)

/**
 * Hears the page's stream until the returned function is called. All listeners share one stream, so `hear` may also be
 * told of tokens and branches that another listener asked for: look at the event's data. 'reset' means that something may
 * have been missed: read everything again.
 */
export function listen(
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

/** Where the stream for these wishes is found. */
export function streamUrl(wishes: readonly LiveOptions[]): string {
  const query = new URLSearchParams()
  const token = wishes.find((wish) => wish.token)?.token
  if (token) query.set('token', token)
  for (const branch of [...new Set(wishes.flatMap((wish) => wish.branches ?? []))].sort())
    query.append('branch', branch)
  const text = query.toString()
  return text ? `${livePath}?${text}` : livePath
}

/** Opens, keeps or closes the stream, as the listeners of the moment want it. */
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

/** Goes on after the last event that was heard; a page that knows no such place reads everything again. */
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
  // A beat is no news: it only says that the connection lives, and what time it is.
  hear<Hello>('beat', (data) => setServerNow(data.now))
  hear('reset', () => tell({ name: 'reset', data: {} }))
  // What comes under a name is trusted to be what the contract says of it.
  for (const name of Object.keys(eventNames)) hear(name, (data) => tell({ name, data } as LiveEvent))
  opened.onerror = () => {
    if (source !== opened) return
    if (lastId === '') missedSome = true
    if (state === 'live') say('connecting')
    patience ??= setTimeout(() => say('polling'), patienceMs)
    // While it is connecting, the browser tries again by itself and resumes after the last event it had.
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

/**
 * Six open streams block a browser's seventh tab on HTTP/1.1, so a hidden page holds none and catches up afterwards;
 * except where new orders are to ring.
 */
function showOrHide(): void {
  if (document.hidden && !wantedWhileHidden()) close()
  else follow()
}

const wantedWhileHidden = (): boolean => [...listeners].some(({ options }) => options.whileHidden)

/** The connection is dead, or was made over a network that is gone, whatever it says itself. */
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
