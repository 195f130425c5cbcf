// Rings for arrivals at a counter, and counts in the title of every staff page the orders that nobody has looked at.
import { useEffect } from 'react'
import { serverNow } from '../../api/http/server-clock.ts'
import type { LiveState } from '../../api/live/live-stream-api.ts'
import type { Member } from '../../api/session/session.ts'
import { type Arrivals, readArrivalsAgain, useArrivalsRead } from '../../api/staff/alert-api.ts'
import { titleCount } from '../../shell/title.ts'
import { ring } from './alert-sound.ts'
import { openBell, openEar } from './ringing.ts'

const ear = openEar()
const bell = openBell((loud) => ring('order', loud), serverNow)
/** Orders that rang and that nobody has looked at or begun yet. */
let waiting: readonly number[] = []

/** By then the tune for orders is over. */
const afterOrderMs = 1300

interface Ringing {
  /** Whether this screen rings for this branch. */
  readonly rings: boolean
  /** Orders ring here until somebody accepts them. */
  readonly insists: boolean
}

/** `branch` '' means all branches of the member. */
export function useArrivals(
  member: Member,
  branch: string,
  live: LiveState,
  { rings, insists }: Ringing,
): Arrivals | undefined {
  const { data } = useArrivalsRead(branch)
  const scope = `${member.id} ${branch}`
  useEffect(() => {
    if (data) hear(scope, data, { rings, insists })
  }, [scope, data, rings, insists])
  useEffect(() => bell.stop, [])

  // A stream that closed may have ended with the session, and one that opened may have missed something: read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the stream reads once more.
  useEffect(readArrivalsAgain, [live])

  useEffect(watchLooks, [])
  return data
}

function hear(
  scope: string,
  { at, orders, due, alone, reservations, messages, asks }: Arrivals,
  { rings, insists }: Ringing,
): void {
  const placed = ear(scope, 'orders', orders, at)
  const guests = [
    ...ear(scope, 'reservations', reservations.newest, at),
    ...ear(scope, 'messages', messages.newest, at),
    ...ear(scope, 'asks', asks.newest, at),
  ]
  // What was accepted by itself, and what was for later and is due to be begun, rings once.
  const once = [...ear(scope, 'alone', alone, at), ...ear(scope, 'due', due, at)]
  if (!rings) bell.stop()
  else {
    if (insists) bell.hear(orders)
    if (once.length > 0 || (!insists && placed.length > 0)) ring('order')
    if (guests.length > 0) setTimeout(() => ring('guest'), placed.length + once.length > 0 ? afterOrderMs : 0)
  }
  const toBegin = new Set(orders.map(({ id }) => id))
  wait([...waiting.filter((id) => toBegin.has(id)), ...placed])
}

/** Someone looks: the page is shown again, touched or typed on. */
function watchLooks(): () => void {
  const looked = () => wait([])
  const shown = () => {
    if (!document.hidden) looked()
  }
  const watching = new AbortController()
  const { signal } = watching
  document.addEventListener('visibilitychange', shown, { signal })
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, looked, { signal })
  return () => {
    watching.abort()
    looked()
  }
}

function wait(ids: readonly number[]): void {
  waiting = ids
  titleCount.write(ids.length)
}
