// What times follow from at each branch that is on the screen, read and kept fresh while it is (TIME-3).
import { useEffect } from 'react'
import type { BranchTimes } from '#contract/index.ts'
import type { Capacity } from '#domain/branch/capacity/capacity.ts'
import { loadOf } from '#domain/branch/capacity/hold.ts'
import { usualQuote } from '#domain/branch/capacity/quote.ts'
import { freePace, type Pace } from '#domain/branch/capacity/ready-at.ts'
import { ask, type ServerAnswer } from './http/client.ts'
import { listenLive, mostBranchesNamed } from './live/live-stream-api.ts'
import { liveResource } from './live-resource.ts'
import type { MenuBranch } from './menu/public-menu-api.ts'
import { createObservable, useObservable } from './observable.ts'

type Times = ReadonlyMap<string, BranchTimes>

const known = createObservable<Times>(new Map())
const shown = new Map<string, number>()

const live = liveResource({
  read: (_lang, signal) =>
    ask('times.read', shown.size > mostBranchesNamed ? {} : { branches: [...shown.keys()] }, { signal }),
  take,
  staleOn: new Set(['times.changed', 'shop.changed', 'menu.changed', 'reset', 'hello']),
  pollMs: 15_000,
})

/** Longer delays would not fit a timer. */
const longestMs = 60 * 60_000

/** It also changes by itself: a pause ends, a slot begins. */
function take(answer: ServerAnswer<'times.read'>): void {
  if (!answer.ok) return
  const { at, until, branches } = answer.value
  known.write(new Map([...known.read(), ...branches.map((one) => [one.branch, one] as const)]))
  if (until !== null) live.readWithin(Math.min(Math.max(until - at, 1000), longestMs))
}

let stop = (): void => {}

/** Keeps the times of a branch fresh until the returned function is called. */
export function showTimes(branch: string): () => void {
  const isFirst = shown.size === 0
  const others = shown.get(branch) ?? 0
  shown.set(branch, others + 1)
  const unlisten = listenLive({ times: [branch] }, () => {})
  if (isFirst) stop = live.keepFresh(true)
  // Branches that come on the screen together are read together.
  if (others === 0) live.readWithin(0)
  return () => {
    unlisten()
    const left = (shown.get(branch) ?? 0) - 1
    if (left > 0) shown.set(branch, left)
    else shown.delete(branch)
    if (shown.size === 0) stop()
  }
}

/** Reads the times now, after a refusal which shows that they changed. */
export const readTimes = live.readNow

export interface ShownPace extends Pace {
  /** How many promises of this month were kept; null: that is not shown. */
  readonly kept: BranchTimes['kept']
}

/** The pace of a branch; until it is read, what the menu says of pause and added minutes. */
export const usePace = (branch: MenuBranch): ShownPace => usePaceAt(branch)

/** The same; without a branch nothing is read, and nothing slows it. */
export function usePaceAt(branch: MenuBranch | null): ShownPace {
  const id = branch?.id
  useEffect(() => (id === undefined ? undefined : showTimes(id)), [id])
  const times = useObservable(known).get(id ?? '')
  if (!branch) return { ...freePace, kept: null }
  if (!times) return { ...freePace, quote: { ...usualQuote, extra: branch.extra }, pause: branch.pause, kept: null }
  const { capacity, quote, pause, kept, loads } = times
  return { capacity: capacity && capacityFrom(capacity), quote, pause, kept, load: loadOf(loads) }
}

/** The names of stations stay with the staff; no time follows from them. */
const capacityFrom = ({ shift, stations, ...capacity }: NonNullable<BranchTimes['capacity']>): Capacity => ({
  ...capacity,
  ...(shift && { shift }),
  stations: stations.map((station) => ({ ...station, name: {} })),
})
