// What times follow from at each branch, read and kept fresh while a screen shows a time (TIME-3).
import type { BranchTimes } from '../../contract/index.ts'
import { loadOf } from '../../domain/capacity/hold.ts'
import { usualQuote } from '../../domain/capacity/quote.ts'
import { freePace, type Pace } from '../../domain/capacity/ready-at.ts'
import { type Answer, ask } from './http/client.ts'
import { liveResource } from './live-resource.ts'
import type { MenuBranch } from './menu/menu.ts'
import { createObservable, useObservable, whileWatched } from './observable.ts'

type Times = ReadonlyMap<string, BranchTimes>

const known = createObservable<Times>(new Map())

const live = liveResource({
  read: (_lang, signal) => ask('times.read', {}, { signal }),
  take,
  staleOn: new Set(['times.changed', 'shop.changed', 'menu.changed', 'reset', 'hello']),
  pollMs: 15_000,
})

let later: ReturnType<typeof setTimeout> | undefined
/** Longer delays would not fit a timer. */
const longestMs = 60 * 60_000

/** It also changes by itself: a pause ends, a slot begins. */
function take(answer: Answer<'times.read'>): void {
  if (!answer.ok) return
  const { at, until, branches } = answer.value
  known.write(new Map(branches.map((one) => [one.branch, one])))
  clearTimeout(later)
  if (until !== null) later = setTimeout(() => void live.readNow(), Math.min(Math.max(until - at, 1000), longestMs))
}

const fresh = whileWatched(known, () => {
  const stop = live.keepFresh()
  return () => {
    clearTimeout(later)
    stop()
  }
})

/** Reads the times now, after a refusal which shows that they changed. */
export const readTimes = live.readNow

/** The pace of a branch; until it is read, what the menu says of pause and added minutes. */
export function usePace(branch: MenuBranch): Pace {
  const times = useObservable(fresh).get(branch.id)
  if (!times) return { ...freePace, quote: { ...usualQuote, extra: branch.extra }, pause: branch.pause }
  const { capacity, quote, pause, loads } = times
  return {
    // The names of stations stay with the staff; no time follows from them.
    capacity: capacity && { ...capacity, stations: capacity.stations.map((station) => ({ ...station, name: {} })) },
    quote,
    pause,
    load: loadOf(loads),
  }
}
