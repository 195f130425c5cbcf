// The bar at the foot that says that the page should be reloaded, with the button for it.
import { useState } from 'react'
import { connectionStore, whenReached } from '../../api/http/connection-state.ts'
import { hasText, loadAnewReason } from '../../api/http/load-anew.ts'
import { useObservable } from '../../api/observable.ts'
import { letNewWorkerIn } from '../../api/start-worker.ts'
import { useMoreText } from '../../i18n/customer/index.ts'
import { useText } from '../../i18n/index.tsx'

/** A form with this attribute keeps a draft of what is typed into it. */
const keptForms = '[data-kept]'

export function LoadAgainBar() {
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
        <p className="line-bar rise fixed inset-x-0 bottom-0 z-40 flex min-h-11 items-center justify-center gap-3 bg-ink px-4 pb-[env(safe-area-inset-bottom)] text-sm font-medium text-paper">
          <span>{more.line[warned ? 'lost' : reason]}</span>
          <button type="button" onClick={load} className="min-h-11 px-2 font-semibold text-honey underline">
            {t.screen.reload}
          </button>
        </p>
      )}
    </div>
  )
}
