// A display reads its list: at first, whenever the stream says that it changed, and each second while there is none.
import { useEffect, useState } from 'react'
import type { GuestsList } from '#contract/index.ts'
import { isStillShown } from '#domain/order/counter/display.ts'
import { ask, type CallRefused } from './http/client.ts'
import { serverNow, useNow } from './http/server-clock.ts'
import { type LiveState, listenLive } from './live/live-stream-api.ts'
import { pauseOf, readUnlessWaiting } from './pause-asked.ts'
import { createReader } from './reader.ts'

export interface Showing {
  readonly list: GuestsList | undefined
  /** Why the last read failed; the list may be older. */
  readonly refused: CallRefused | undefined
  /** When the list was last known to be right, on the server's clock; undefined while it is. */
  readonly notLiveSince: number | undefined
}

const pollMs = 1000
/** An order for later comes to the list without an event, so the list is read again by itself. */
const againMs = 60_000
const nothing: Showing = { list: undefined, refused: undefined, notLiveSince: undefined }

/** The list of the display with that key. Ready orders leave it in time, also without a connection. */
export function useShowing(key: string): Showing {
  const [showing, setShowing] = useState(nothing)
  useEffect(() => followDisplay(key, (change) => setShowing((before) => ({ ...before, ...change }))), [key])
  const now = useNow(60_000)
  const { list } = showing
  return { ...showing, list: list && { ...list, ready: list.ready.filter((call) => isStillShown(call, now)) } }
}

/** Reports each change until the returned function is called, or the address is not valid any more. */
export function followDisplay(key: string, tell: (change: Partial<Showing>) => void): () => void {
  let unlisten: (() => void) | undefined
  let poll: ReturnType<typeof setInterval> | undefined
  let live: LiveState = 'connecting'
  /** The last moment at which the list was known to be right. */
  let right = serverNow()
  const reader = createReader({
    read: (_lang, signal) => ask('display.read', { key }, { signal }),
    take: (answer) => (answer.ok ? show(answer.value) : refuse(answer.refusal)),
    pauseAfter: ({ refusal }) => (isGoneForGood(refusal) ? undefined : pauseOf(refusal)),
  })
  const read = readUnlessWaiting(reader)
  const again = setInterval(read, againMs)

  function stop(): void {
    reader.stop()
    clearInterval(again)
    clearInterval(poll)
    unlisten?.()
  }

  function show(list: GuestsList): void {
    right = serverNow()
    tell({ list, refused: undefined, notLiveSince: undefined })
    unlisten ??= listenLive(
      { display: list.pass, whileHidden: true },
      ({ name }) => staleAfter.has(name) && read(),
      heard,
    )
  }

  function refuse(refused: CallRefused): void {
    tell({ refused, notLiveSince: right })
    if (isGoneForGood(refused)) stop()
  }

  function heard(state: LiveState): void {
    if (live === 'live') right = serverNow()
    const lost = live === 'live' && state !== 'live'
    live = state
    clearInterval(poll)
    if (state === 'polling') poll = setInterval(read, pollMs)
    // Whether only the stream broke off or the whole line is known once the server was asked.
    if (lost) read()
  }

  read()
  return stop
}

const staleAfter: ReadonlySet<string> = new Set(['hello', 'reset', 'display.changed', 'shop.changed'])

/** Whether this address will never show anything again. */
export const isGoneForGood = ({ refusal }: CallRefused): boolean =>
  refusal === 'display_withdrawn' || refusal === 'display_unknown' || refusal === 'bad_input'
