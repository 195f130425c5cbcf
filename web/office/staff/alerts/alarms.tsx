// What rings on a counter, whatever page it shows, and what stands above every staff page: a lost connection, and
// customers who ask to order.

import { useEffect } from 'react'
import { may } from '#domain/people/staff.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { LiveState } from '#web/data/live/live-stream-api.ts'
import { titleCount } from '#web/data/page/title.ts'
import { useCounter } from '#web/data/session/counter-device.ts'
import type { Member } from '#web/data/session/session.ts'
import { type Arrivals, readArrivalsAgain, useArrivalsRead } from '#web/data/staff/alert-api.ts'
import { useConnectionLost } from '#web/data/staff/connection-lost-api.ts'
import { useStaffLive } from '#web/data/staff/staff-api.ts'
import { useBranches, useListed } from '../branch/my-branches.ts'
import { ring, useSound } from './alert-sound.ts'
import { ArrivalLinks } from './arrival-links.tsx'
import { useBoardBeat, worksAt } from './board-beat.ts'
import { ConnectionLost } from './live-tools.tsx'
import { openArrivalMemory, openOrderBell } from './ringing.ts'

type AlarmsProps = {
  member: Member
  /** Whether the screen is one for orders, which counts as a board for anyone who has it open. */
  forOrders?: boolean
  className?: string
}

/** Of the branch whose counter this device is; on other devices of the branch that lists show, or of all together. */
export function Alarms({ member, forOrders = false, className = '' }: AlarmsProps) {
  const branches = useBranches(member, 'orders.see')
  const listed = useListed(branches ?? [])
  const counter = useCounter()
  // Not before the branches are known: an arrival between two first reads would ring for nobody.
  if (!branches) return null
  const one = branches.some(({ id }) => id === counter) ? counter : listed
  const ids = one ? [one] : branches.map(({ id }) => id)
  return <AlarmsOf member={member} branches={ids} forOrders={forOrders} className={className} />
}

/** Rings and listens for a screen of these branches, and returns what waits there. None: of a member without one. */
export function useAlarms(member: Member, branches: readonly string[], forOrders: boolean) {
  const [only, ...others] = branches
  const branch = only !== undefined && others.length === 0 ? only : ''
  const rings = useCounter() === branch && branch !== ''
  const heard = useSound()
  const sound = rings ? heard : 'off'
  const handled = branches.filter((one) => may(member, 'orders.handle', one))
  const counting = handled.filter((one) => forOrders || worksAt(member, one))
  useBoardBeat(counting, sound)
  const live = useStaffLive(branches, sound !== 'off')
  const arrivals = useArrivals(member, branch, live, { rings, insists: counting.length > 0 })
  const unseen = {
    tables: arrivals?.reservations.unseen ?? 0,
    letters: arrivals?.messages.unseen ?? 0,
    asks: handled.length > 0 ? (arrivals?.asks.unseen ?? 0) : 0,
  }
  return { sound, live, unseen }
}

type AlarmsOfProps = Required<AlarmsProps> & { branches: readonly string[] }

function AlarmsOf({ member, branches, forOrders, className }: AlarmsOfProps) {
  const { asks } = useAlarms(member, branches, forOrders).unseen
  const down = useConnectionLost() !== null && branches.length > 0
  if (asks === 0 && !down) return null
  return (
    <div className={`no-print flex flex-wrap gap-2 ${className}`}>
      {down && <ConnectionLost />}
      <ArrivalLinks asks={asks} tables={0} letters={0} />
    </div>
  )
}

const newAmong = openArrivalMemory()
const orderBell = openOrderBell((loud) => ring('order', loud), serverNow)
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
function useArrivals(
  member: Member,
  branch: string,
  live: LiveState,
  { rings, insists }: Ringing,
): Arrivals | undefined {
  const { data } = useArrivalsRead(branch)
  const scope = `${member.id} ${branch}`
  useEffect(() => {
    if (data) ringForArrivals(scope, data, { rings, insists })
  }, [scope, data, rings, insists])
  useEffect(() => orderBell.stop, [])

  // A stream that closed may have ended with the session, and one that opened may have missed something: read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the stream reads once more.
  useEffect(readArrivalsAgain, [live])

  useEffect(watchLooks, [])
  return data
}

function ringForArrivals(
  scope: string,
  { at, orders, due, alone, reservations, messages, asks }: Arrivals,
  { rings, insists }: Ringing,
): void {
  const placed = newAmong(scope, 'orders', orders, at)
  const guests = [
    ...newAmong(scope, 'reservations', reservations.newest, at),
    ...newAmong(scope, 'messages', messages.newest, at),
    ...newAmong(scope, 'asks', asks.newest, at),
  ]
  // What was accepted by itself, and what was for later and is due to be begun, rings once.
  const once = [...newAmong(scope, 'alone', alone, at), ...newAmong(scope, 'due', due, at)]
  if (!rings) orderBell.stop()
  else {
    if (insists) orderBell.ringUntilAccepted(orders)
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
