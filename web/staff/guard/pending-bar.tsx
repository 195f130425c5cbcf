// Says on every staff screen what is about to be refused, with ten seconds to undo it.
import { useObservable } from '../../api/observable.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { undoIcon } from '../../components/icons/icons-staff.ts'
import { useGuardText } from '../../i18n/board/index.ts'
import { pendingBlocks, undoBlock } from './pending-blocks.ts'

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
