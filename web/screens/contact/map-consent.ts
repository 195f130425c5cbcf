// Whether the maps may come from openstreetmap.org without asking; kept on this device until it is taken back.
import { keep, kept } from '../../api/browser-storage.ts'
import { createStore, useStore } from '../../api/observable.ts'

const noteName = 'maps'
const allowed = createStore(kept(noteName) === true)

export const useMapsAllowed = (): boolean => useStore(allowed)

export function allowMaps(wanted: boolean): void {
  keep(noteName, wanted ? true : undefined)
  allowed.write(wanted)
}
