// The bar at the foot that says that the page had better be loaded anew, with the button for it.
import { useState } from 'react'
import { connectionStore, whenReached } from '../api/http/connection.ts'
import { hasText, loadAnewReason, lost } from '../api/http/load-anew.ts'
import { useObservable } from '../api/observable.ts'
import { useText } from '../i18n/index.tsx'

/** In the first load and without our components: they may be what did not come. */
export function LoadAgainBar() {
  const { t } = useText()
  const reason = useObservable(loadAnewReason)
  // While there is none, the bar that says so stands in this place.
  const reached = useObservable(connectionStore)
  const [warned, setWarned] = useState(false)

  function load() {
    // What was typed outlives it only where the form keeps a draft.
    if (!warned && hasText(lost)) setWarned(true)
    else whenReached(() => location.reload())
  }

  return (
    <div role="status" className="no-print">
      {reason && reached && (
        <p className="line-bar rise fixed inset-x-0 bottom-0 z-40 flex min-h-11 items-center justify-center gap-3 bg-ink px-4 pb-[env(safe-area-inset-bottom)] text-sm font-medium text-paper">
          <span>{t.screen[warned ? 'lost' : reason]}</span>
          <button type="button" onClick={load} className="min-h-11 px-2 font-semibold text-honey underline">
            {t.screen.reload}
          </button>
        </p>
      )}
    </div>
  )
}
