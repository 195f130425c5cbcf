// The foot of the ready column: undo in its own place for ten seconds, taps that wait or came too late, the last twenty.
import { useObservable } from '../../../../api/observable.ts'
import { isMine, resendTaps, tapStore } from '../../../../api/staff/taps/tap-queue.ts'
import { Icon } from '../../../../components/icons/icon.tsx'
import { undoIcon } from '../../../../components/icons/icons-staff.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { historyIcon } from '../icons.ts'
import { undo, undoStore } from '../state/acts.ts'
import { open } from '../state/opened.ts'
import { Conflicts } from './conflicts.tsx'

export function ReadyFoot() {
  const { t } = useBoardText()
  const taps = useObservable(tapStore).filter((one) => one.state === 'kept' && isMine(one)).length
  return (
    <div className="mt-auto grid gap-1.5">
      <Conflicts />
      {taps > 0 && (
        <button
          type="button"
          onClick={() => resendTaps()}
          className="rounded-small border-2 border-honey-ink bg-honey-soft px-2 py-2 text-start text-sm font-semibold text-honey-ink"
        >
          {t.tapsGo(taps)}
        </button>
      )}
      <UndoBox />
      <button
        type="button"
        onClick={() => open({ kind: 'out' })}
        className="flex min-h-12 items-center justify-center gap-1.5 rounded-small bg-latte-soft px-2 text-base font-semibold"
      >
        <Icon of={historyIcon} className="size-5" />
        {t.lastOut}
      </button>
    </div>
  )
}

function UndoBox() {
  const { t } = useBoardText()
  const last = useObservable(undoStore)
  return (
    <div role="status" className="grid">
      {last && (
        <div className="on-dark rounded-small bg-ink p-2 text-paper shade-bar">
          <p className="px-1 pb-2 text-base leading-tight">
            <bdi dir="ltr" className="font-bold">
              {last.code}
            </bdi>{' '}
            {t.done[last.done]}
          </p>
          {last.back && (
            <button
              key={last.number}
              type="button"
              onClick={() => undo(last)}
              className="undo-fill relative flex min-h-12 w-full items-center justify-center gap-2 overflow-hidden rounded-small bg-honey-light px-1 text-md font-bold text-ink"
            >
              <Icon of={undoIcon} className="relative size-5" />
              <span className="relative">{t.undo}</span>
            </button>
          )}
        </div>
      )}
    </div>
  )
}
