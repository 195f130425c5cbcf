// Whether orders of this phone are not collected yet (F-65): the first load has to know, and nothing more.
import { readStored } from '../api/browser-storage.ts'
import { createObservable } from '../api/observable.ts'

export const hasRunning = createObservable(Boolean(readStored('running')))
