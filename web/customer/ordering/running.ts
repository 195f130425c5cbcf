// Whether orders of this phone are not collected yet (F-65): the first load has to know, and nothing more.
import { readStored } from '#web/data/browser-storage.ts'
import { createObservable } from '#web/data/observable.ts'

export const hasRunning = createObservable(Boolean(readStored('running')))
