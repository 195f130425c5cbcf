// Refusals that can still be undone, shown on every staff screen: nothing reaches the shop for ten seconds, whatever
// page is open by then. A tab that closes takes them with it, because an order that is still there can be refused again
// and a wrong refusal cannot be unsaid.
import { createObservable, useObservable } from '#web/data/observable.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { undoIcon } from '#web/ui/icons/icons-staff.ts'
import { useGuardText } from '#web/words/board/index.ts'

export function PendingBar() {
  const { t } = useGuardText()
  return (
    <div
      role="status"
      className="lifts no-print fixed inset-x-3 bottom-4 z-40 mx-auto grid max-w-2xl gap-2 empty:hidden"
    >
      {useObservable(pendingBlocks).map(({ order, words }) => (
        <div
          key={order}
          className="on-dark flex items-center gap-3 rounded-control bg-ink p-2 ps-4 text-paper shade-bar max-sm:flex-wrap"
        >
          <p className="min-w-0 flex-1 py-1 leading-snug">
            <b className="block">{words}</b>
            <span className="text-sm">{t.closingStops}</span>
          </p>
          <button
            type="button"
            onClick={() => undoBlock(order)}
            className="undo-fill relative flex min-h-14 shrink-0 items-center justify-center gap-2 overflow-hidden rounded-small bg-honey-light px-5 text-lg font-bold text-ink max-sm:w-full"
          >
            <Icon of={undoIcon} className="relative size-5" />
            <span className="relative">{t.undo}</span>
          </button>
        </div>
      ))}
    </div>
  )
}

export const blockUndoMs = 10_000

interface PendingBlock {
  /** Each order has at most one, however often its button is tapped. */
  readonly order: number
  /** What is shown meanwhile. */
  readonly words: string
}

const pendingBlocks = createObservable<readonly PendingBlock[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export function blockSoon(pending: PendingBlock, run: () => void): void {
  undoBlock(pending.order)
  pendingBlocks.write([...pendingBlocks.read(), pending])
  const send = () => {
    undoBlock(pending.order)
    run()
  }
  timers.set(pending.order, setTimeout(send, blockUndoMs))
}

function undoBlock(order: number): void {
  clearTimeout(timers.get(order))
  timers.delete(order)
  pendingBlocks.write(pendingBlocks.read().filter((one) => one.order !== order))
}
