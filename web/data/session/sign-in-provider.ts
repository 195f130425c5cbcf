// The provider by which staff may sign in as well.
import { createObservable } from '../observable.ts'

/** What it is called; null if the shop has none, or that is not known yet. */
export const signInProvider = createObservable<string | null>(null)
