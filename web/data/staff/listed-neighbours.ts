// The open orders of the list that was shown last, so that an order's page can lead to its neighbours.
import { createObservable } from '../observable.ts'

export interface ListedNeighbour {
  readonly id: number
  readonly token: string
}

export const listedNeighbours = createObservable<readonly ListedNeighbour[]>([])
