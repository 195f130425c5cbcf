// What is typed to find an order, from the field or from the keys of the board.
import { createObservable, useObservable } from '../../../../api/observable.ts'

export interface Typed {
  readonly text: string
  /** Counts what came by keys while the field had no focus. */
  readonly byKeys: number
  /** Does what Enter means for an order on the board; false if there is none of that code. */
  readonly act: (text: string) => boolean
}

export const typedStore = createObservable<Typed>({ text: '', byKeys: 0, act: () => false })
export const useTyped = (): Typed => useObservable(typedStore)
