// The bars at the foot of every page: no connection, briefly that it is back, and that the page should be reloaded.
import { useEffect, useState } from 'react'
import { localTime } from '../../../domain/branch/hours.ts'
import { connectionStore } from '../../api/http/connection-state.ts'
import { serverNow } from '../../api/http/server-clock.ts'
import { useObservable } from '../../api/observable.ts'
import { startWorker } from '../../api/start-worker.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon, warningIcon } from '../../components/icons/icons.ts'
import { useMoreText } from '../../i18n/customer/index.ts'
import { useBranch } from '../../ordering/ordering.ts'
import { useOnceIdle } from '../use-once-idle.ts'
import { mendPictures } from './broken-pictures.ts'
import { lastHeard } from './last-heard.ts'
import { LoadAgainBar } from './load-again-bar.tsx'

const backMs = 3000

export function LineBar() {
  const idle = useOnceIdle()
  useEffect(mendPictures, [])
  useEffect(() => {
    if (idle) void startWorker()
  }, [idle])
  return (
    <>
      <ConnectionBar />
      <LoadAgainBar />
    </>
  )
}

function ConnectionBar() {
  const { t } = useMoreText()
  const since = useSince()
  const reached = useObservable(connectionStore)
  const wasGone = useWasGone(reached)
  return (
    <div role="status" className="no-print">
      {(!reached || wasGone) && (
        <p
          className={`line-bar rise fixed inset-x-0 bottom-0 z-40 flex min-h-11 items-center justify-center gap-2.5 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-sm font-medium ${reached ? 'bg-leaf text-card' : 'bg-ink text-paper'}`}
        >
          <Icon of={reached ? checkIcon : warningIcon} className={`size-5 ${reached ? '' : 'text-honey'}`} />
          <span>
            {reached ? t.line.back : `${t.line.gone}. ${since === undefined ? t.line.old : t.line.asOf(since)}`}
          </span>
        </p>
      )}
    </div>
  )
}

/** When the shop was last heard, by the branch's clock; with the day if it was not today. */
function useSince(): string | undefined {
  const { time, date } = useMoreText()
  const zone = useBranch()?.timeZone ?? 'Europe/Brussels'
  const at = lastHeard()
  if (at === undefined) return undefined
  const day = localTime(at, zone).date
  return day === localTime(serverNow(), zone).date ? time(at, zone) : `${date(day)} ${time(at, zone)}`
}

/** True from the loss of the connection until a moment after its return. */
function useWasGone(reached: boolean): boolean {
  const [wasGone, setWasGone] = useState(false)
  useEffect(() => {
    if (!reached) return setWasGone(true)
    const timer = setTimeout(() => setWasGone(false), backMs)
    return () => clearTimeout(timer)
  }, [reached])
  return wasGone
}
