// What the people of a simulated lunch know for certain: which orders were acknowledged, and which were heard.
import type { Order } from '../../../domain/order/order.ts'

export type Acknowledged = Pick<Order, 'id' | 'token' | 'code' | 'total'> & { readonly name: string }

export interface Book {
  /** Every order that the servers said they have taken, by its id. */
  readonly orders: Map<number, Acknowledged>
  /** Those whose every try was refused; nothing of theirs may be stored. */
  readonly refused: Set<string>
  /** How often a time was taken meanwhile and the customer tried again. */
  readonly triedAgain: { count: number }
  /** Those who went away without an answer; one order of theirs may be stored. */
  readonly gone: Set<string>
  /** Orders for which somebody sent a step after which nobody rings for them. */
  readonly mayBeHeard: Set<number>
  /** Orders for which such a step was acknowledged. */
  readonly isHeard: Set<number>
}

export const openBook = (): Book => ({
  orders: new Map(),
  refused: new Set(),
  triedAgain: { count: 0 },
  gone: new Set(),
  mayBeHeard: new Set(),
  isHeard: new Set(),
})

/** Notes a step after which nobody rings for the order: before it is sent, and once it is acknowledged. */
export async function hearing<Answer extends { readonly ok: boolean }>(
  { mayBeHeard, isHeard }: Book,
  id: number,
  step: () => Promise<Answer>,
): Promise<Answer> {
  mayBeHeard.add(id)
  const answer = await step()
  if (answer.ok) isHeard.add(id)
  return answer
}
