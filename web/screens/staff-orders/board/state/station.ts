// The station whose lines this tablet shows, remembered on it; null for all of them.
import { readStored, writeStored } from '../../../../api/browser-storage.ts'
import { createObservable, useObservable } from '../../../../api/observable.ts'

const noteName = 'staff.station'
const remembered = readStored(noteName)
const station = createObservable<string | null>(typeof remembered === 'string' ? remembered : null)

export const useStation = (): string | null => useObservable(station)

export function chooseStation(next: string | null): void {
  writeStored(noteName, next ?? undefined)
  station.write(next)
}
