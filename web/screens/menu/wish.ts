// What a visitor wants to add before choosing a branch: it waits until the branch is chosen.
import type { Choice } from '../../../domain/menu/menu.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { createObservable } from '../../api/observable.ts'

export interface Wish {
  readonly item: string
  readonly choice: Choice
  readonly price: Cents
}

/** Null if nothing waits. */
export const wishStore = createObservable<Wish | null>(null)
