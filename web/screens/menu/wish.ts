// What a visitor wants to add before choosing a branch: it waits until the branch is chosen.
import { createObservable } from '../../api/observable.ts'
import type { Wish } from '../../item/opened.ts'

/** Null if nothing waits. */
export const wishStore = createObservable<Wish | null>(null)
