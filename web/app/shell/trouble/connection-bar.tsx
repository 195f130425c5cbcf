// The bars at the foot of every page: no connection, briefly that it is back, and that the page should be reloaded.
import { useEffect, useState } from 'react'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { useBranch } from '#web/customer/ordering/ordering.ts'
import { connectionStore, whenBack, whenReached } from '#web/data/http/connection-state.ts'
import { hasText, loadAnewReason } from '#web/data/http/load-anew.ts'
import { beatWatchers, serverNow } from '#web/data/http/server-clock.ts'
import { useObservable } from '#web/data/observable.ts'
import { useOnceIdle } from '#web/data/page/use-once-idle.ts'
import { letNewWorkerIn, startWorker } from '#web/data/start-worker.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useText } from '#web/words/index.tsx'

const backMs = 3000

export function ConnectionBar() {
  const idle = useOnceIdle()
  useEffect(mendPictures, [])
  useEffect(() => {
    if (idle) void startWorker()
  }, [idle])
  return (
    <>
      <OfflineBar />
      <LoadAgainBar />
    </>
  )
}

function OfflineBar() {
  const { t } = useMoreText()
  const since = useSince()
  const reached = useObservable(connectionStore)
  const wasGone = useWasGone(reached)
  return (
    <div role="status" className="no-print">
      {(!reached || wasGone) && (
        <p
          className={`connection-bar line-bar rise fixed inset-x-0 bottom-0 z-40 flex min-h-11 items-center justify-center gap-2.5 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-sm font-medium ${reached ? 'bg-leaf text-card' : 'bg-ink text-paper'}`}
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
  const zone = useBranch()?.timeZone ?? usualTimeZone
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

let heard: number | undefined

beatWatchers.add(() => {
  heard = serverNow()
})
// If the menu comes from what is kept on the device, this says when the shop sent it.
void globalThis.menu?.then(
  ({ headers }) => {
    heard ??= Date.parse(headers.get('date') ?? '') || undefined
  },
  () => {},
)

/** On the shop's clock, in ms since 1970; undefined as long as nothing came. */
const lastHeard = (): number | undefined => heard

/** For the whole page, until the returned function is called. */
function mendPictures(): () => void {
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) note(picture, true)
  const failed = ({ target }: Event) => note(target, true)
  const came = ({ target }: Event) => note(target, false)
  // Captured, because the error of a picture does not bubble.
  document.addEventListener('error', failed, true)
  document.addEventListener('load', came, true)
  const unwatch = whenBack(fetchAnew)
  return () => {
    document.removeEventListener('error', failed, true)
    document.removeEventListener('load', came, true)
    unwatch()
  }
}

function note(target: EventTarget | null, broken: boolean): void {
  if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', broken)
}

function fetchAnew(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-broken]')) {
    const { src } = picture
    picture.src = src
  }
}

/** A form with this attribute keeps a draft of what is typed into it. */
const keptForms = '[data-kept]'

function LoadAgainBar() {
  const { t } = useText()
  const { t: more } = useMoreText()
  const reason = useObservable(loadAnewReason)
  // Without a connection, the bar that says so is shown in this place.
  const reached = useObservable(connectionStore)
  const [warned, setWarned] = useState(false)

  function load() {
    if (!warned && hasText(`:not(${keptForms} *)`)) setWarned(true)
    else whenReached(() => void letNewWorkerIn().then(() => location.reload()))
  }

  return (
    <div role="status" className="no-print">
      {reason && reached && (
        <p className="connection-bar rise fixed inset-x-0 bottom-0 z-40 flex min-h-11 items-center justify-center gap-3 bg-ink px-4 pb-[env(safe-area-inset-bottom)] text-sm font-medium text-paper">
          <span>{more.line[warned ? 'lost' : reason]}</span>
          <button type="button" onClick={load} className="min-h-11 px-2 font-semibold text-honey underline">
            {t.screen.reload}
          </button>
        </p>
      )}
    </div>
  )
}
