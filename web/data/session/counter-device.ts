// Whether this device is the counter of a branch. Only a counter rings, and signing in on it leads to its board.
import { onStoredElsewhere, readStored, writeStored } from '../browser-storage.ts'
import { createObservable, useObservable, whileWatched } from '../observable.ts'

const noteName = 'staff.counter'

const read = (): string | undefined => {
  const kept = readStored(noteName)
  return typeof kept === 'string' ? kept : undefined
}

/** The branch; '' if somebody said that it is none; undefined if nobody was asked yet. */
const counter = createObservable(read())
const watched = whileWatched(counter, () => onStoredElsewhere(noteName, () => counter.write(read())))

export const counterBranch = (): string | undefined => counter.read()
export const useCounter = (): string | undefined => useObservable(watched)
export const watchCounter = counter.watch

/** undefined: it is asked anew. */
export function setCounter(branch: string | undefined): void {
  writeStored(noteName, branch)
  counter.write(branch)
}
