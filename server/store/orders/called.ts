// The open orders that a search of the order list names by their code, at any branch of the list (CALL-1).
import { readCode } from '../../../domain/counter/code.ts'
import type { Db } from '../engines/engine.ts'
import { headColumns, type OrderHead } from './order-rows.ts'
import { openOrdersAt } from './order-store.ts'

export interface CalledWish {
  /** Each with the letter of its codes, so that '47' is M-47 at one and A-47 at another. */
  readonly branches: readonly { readonly id: string; readonly letter: string }[]
  readonly search?: string | undefined
}

/** At most one for each branch, in the order of the branches; none where the search cannot be a code. */
export async function calledOrders(db: Db, { branches, search = '' }: CalledWish): Promise<OrderHead[]> {
  const called: OrderHead[] = []
  for (const { id, letter } of branches) {
    const code = readCode(search, letter)
    if (code) called.push(...(await openOrdersAt(db, id).select(headColumns).where('code', '=', code).execute()))
  }
  return called
}
