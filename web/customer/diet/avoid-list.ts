// What this visitor avoids: kept on this device only, the same in every tab, and never sent anywhere (ALLG-2).
import { type AvoidList, avoidListFrom, avoidsAny, avoidsNothing, tidyAvoidList } from '#domain/menu/diet.ts'
import { onStoredElsewhere, readStored, writeStored } from '#web/data/browser-storage.ts'
import { createObservable, useObservable, whileWatched } from '#web/data/observable.ts'
import { avoidListKey } from './diet-view.ts'

const readAvoidList = (): AvoidList => avoidListFrom(readStored(avoidListKey))

const kept = createObservable(readAvoidList())

export const avoidList = whileWatched(kept, () => onStoredElsewhere(avoidListKey, () => kept.write(readAvoidList())))

export const useAvoidList = (): AvoidList => useObservable(avoidList)

/** Nothing stays on the device once nothing is avoided. */
export function changeAvoidList(change: Partial<AvoidList>): void {
  const next = tidyAvoidList({ ...kept.read(), ...change })
  writeStored(avoidListKey, avoidsAny(next) ? next : undefined)
  kept.write(avoidsAny(next) ? next : { ...avoidsNothing, rest: next.rest })
}
