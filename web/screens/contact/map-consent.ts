// Whether maps may be loaded from openstreetmap.org without asking; kept on this device until it is withdrawn.
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { createObservable, useObservable } from '../../api/observable.ts'

const noteName = 'maps'
const allowed = createObservable(readStored(noteName) === true)

export const useMapsAllowed = (): boolean => useObservable(allowed)

export function allowMaps(wanted: boolean): void {
  writeStored(noteName, wanted ? true : undefined)
  allowed.write(wanted)
}
