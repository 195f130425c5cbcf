// Forgets what this browser keeps of its customer: for a tablet that several people use (AGAIN-1).

import { readStored, type StorageKind, storageOf, storedPrefix } from '#web/data/browser-storage.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { dropPush } from '#web/data/push-api.ts'

/** As it was stored. */
interface Forgotten {
  readonly where: StorageKind
  readonly key: string
  readonly text: string
}

/** What stays: of the page itself, of staff's forms and devices; nothing of a customer. */
const ofThePage: ReadonlySet<string> = new Set(['locale', 'faces', 'reloaded', 'left', 'forms'])
const ofStaff = 'staff.'

const goes = (key: string): boolean => {
  const name = key.slice(storedPrefix.length)
  return key.startsWith(storedPrefix) && !ofThePage.has(name) && !name.startsWith(ofStaff)
}

const forgotten = createObservable<readonly Forgotten[] | undefined>(undefined)

/** What was forgotten on this page, so that a wrong tap can be taken back; undefined if nothing was. */
export const useForgotten = (): readonly Forgotten[] | undefined => useObservable(forgotten)

export function forgetDevice(): void {
  if (readStored('pushed') !== undefined) void endPush()
  forgotten.write([...(forgotten.read() ?? []), ...takeAll()])
}

/** Push messages would reach the next person. */
const endPush = () => dropPush().catch(() => {})

function takeAll(): readonly Forgotten[] {
  return (['phone', 'tab'] as const).flatMap((where) => {
    try {
      const storage = storageOf(where)
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      return keys.filter(goes).map((key) => {
        const text = storage.getItem(key) ?? ''
        storage.removeItem(key)
        return { where, key, text }
      })
    } catch {
      return []
    }
  })
}

export function undoForgetting(): void {
  for (const { where, key, text } of forgotten.read() ?? []) {
    try {
      storageOf(where).setItem(key, text)
    } catch {
      // Storage is full or forbidden.
    }
  }
}
