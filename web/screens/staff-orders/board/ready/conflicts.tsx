// Taps that came too late, each with who had done what; they stay until somebody has read them (BOARD-5).
import { useObservable } from '../../../../api/observable.ts'
import { type Conflict, conflictStore, forgetConflict } from '../../../../api/staff/taps/tap-queue.ts'
import type { BoardText } from '../../../../i18n/board/en.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'

export function Conflicts() {
  const { t } = useBoardText()
  return (
    <div role="alert" className="grid gap-1.5">
      {useObservable(conflictStore).map((conflict) => (
        <div key={conflict.key} className="rounded-small border-2 border-cherry bg-cherry-soft p-2">
          <p className="pb-1.5 text-base leading-tight">
            <bdi dir="ltr" className="font-bold">
              {conflict.code}
            </bdi>
            : {sentence(conflict, t)}
          </p>
          <button
            type="button"
            onClick={() => forgetConflict(conflict.key)}
            className="min-h-12 w-full rounded-small bg-card font-semibold"
          >
            {t.seen}
          </button>
        </div>
      ))}
    </div>
  )
}

function sentence({ last }: Conflict, { conflict: said }: BoardText): string {
  if (!last) return said.unknown
  const { step, staffName: who, data } = last
  if (step === 'withdraw') return said.withdraw()
  if (who === '') return said.unknown
  if (step === 'refuse') return said.refuse(who)
  if (step === 'cancel') return said.cancel(who)
  const statuses = new Set(data.lines?.map(({ status }) => status))
  if (step !== 'setLines') return said.other(who)
  return said[statuses.has('served') ? 'out' : statuses.has('ready') ? 'ready' : 'received'](who)
}
