// Refusals that can still be undone: nothing reaches the shop for ten seconds, whatever page is open by then. A tab that
// closes takes them with it, because an order that is still there can be refused again and a wrong refusal cannot be unsaid.
import { createObservable } from '../../api/observable.ts'

export const undoMs = 10_000

export interface PendingBlock {
  /** One for an order, however often its button is tapped. */
  readonly order: number
  /** What is shown until then. */
  readonly words: string
}

export const pendingBlocks = createObservable<readonly PendingBlock[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export function blockSoon(pending: PendingBlock, run: () => void): void {
  undoBlock(pending.order)
  pendingBlocks.write([...pendingBlocks.read(), pending])
  const send = () => {
    undoBlock(pending.order)
    run()
  }
  timers.set(pending.order, setTimeout(send, undoMs))
}

export function undoBlock(order: number): void {
  clearTimeout(timers.get(order))
  timers.delete(order)
  pendingBlocks.write(pendingBlocks.read().filter((one) => one.order !== order))
}
