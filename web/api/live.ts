// The live listener: one event stream for the whole page, shared by everything on it that wants news.
import { livePath } from '../../contract/addresses.ts'
import type { LiveEventName, LiveEvents } from '../../contract/live.ts'
import { setServerNow } from './clock.ts'

/** `reset` means: something may have been missed, read everything again. */
export interface LiveEvent {
  readonly name: LiveEventName | 'hello' | 'reset'
  readonly data: unknown
}
/** `polling`: no stream could be opened for some seconds; whoever needs news within a second asks by itself. */
export type LiveState = 'live' | 'connecting' | 'polling'

export interface LiveOptions {
  readonly token?: string
  readonly branches?: readonly string[]
}

interface Listener {
  readonly options: LiveOptions
  readonly hear: (event: LiveEvent) => void
  readonly state: ((state: LiveState) => void) | undefined
}

// A record, so that an event added to the contract and forgotten here does not compile.
const eventNames: Readonly<Record<keyof LiveEvents, true>> = {
  'menu.changed': true,
  'shop.changed': true,
  'content.changed': true,
  'orders.placed': true,
  'orders.lineStatusSet': true,
  'orders.archived': true,
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
let missedSome = false
let failures = 0
let pause: ReturnType<typeof setTimeout> | undefined
let patience: ReturnType<typeof setTimeout> | undefined

/**
 * Hears the page's stream until the answer is called. All listeners share one stream, so `hear` may also be told of
 * tokens and branches that another listener asked for: look at the event's data.
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
    missedSome = false
    close()
    return
  }
  if (document.hidden) return
  const url = streamUrl([...listeners].map((listener) => listener.options))
  if (url === openedUrl && (source || pause)) return
  if (openedUrl) missedSome = true
  close()
  open(url)
}

function open(url: string): void {
  openedUrl = url
  const opened = new EventSource(url)
  source = opened
  patience ??= setTimeout(() => say('polling'), patienceMs)
  opened.addEventListener('hello', (event) => {
    settle()
    const hello = JSON.parse(event.data) as { now: number }
    setServerNow(hello.now)
    tell({ name: 'hello', data: hello })
    if (missedSome) tell({ name: 'reset', data: {} })
    missedSome = false
  })
  opened.addEventListener('reset', () => tell({ name: 'reset', data: {} }))
  for (const name of Object.keys(eventNames) as LiveEventName[])
    opened.addEventListener(name, (event) => tell({ name, data: JSON.parse(event.data) }))
  opened.onerror = () => {
    if (source !== opened) return
    if (state === 'live') say('connecting')
    patience ??= setTimeout(() => say('polling'), patienceMs)
    // While it is connecting, the browser tries again by itself and resumes after the last event it had.
    if (opened.readyState === EventSource.CLOSED) tryLater(url)
  }
}

function tryLater(url: string): void {
  source?.close()
  source = undefined
  missedSome = true
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
  source?.close()
  source = undefined
  openedUrl = ''
  clearTimeout(pause)
  clearTimeout(patience)
  pause = undefined
  patience = undefined
  say('connecting')
}

/** Six open streams block a browser's seventh tab on HTTP/1.1, so a hidden page holds none and catches up afterwards. */
function showOrHide(): void {
  if (!document.hidden) {
    follow()
    return
  }
  if (openedUrl) missedSome = true
  close()
}

function reopen(): void {
  if (state === 'live') return
  if (openedUrl) missedSome = true
  close()
  follow()
}

function say(next: LiveState): void {
  if (next === state) return
  state = next
  for (const listener of [...listeners]) listener.state?.(next)
}

function tell(event: LiveEvent): void {
  for (const listener of [...listeners]) listener.hear(event)
}
