// Replaces a screen that could not be loaded or drawn, with a button to load it again (D-15).
import { connectionStore, whenReached } from '#web/data/http/connection-state.ts'
import { useObservable } from '#web/data/observable.ts'
import { useText } from '#web/words/index.tsx'

/** Without our components, because they may be what could not be loaded. */
export function BrokenScreen() {
  const { t } = useText()
  const reached = useObservable(connectionStore)
  return (
    <div role="status" className="mx-auto max-w-sm px-4 py-10 text-center">
      <h1>{t.screen.brokenTitle}</h1>
      <p className="my-4 text-ink-2">{reached ? t.screen.brokenText : t.screen.brokenOffline}</p>
      <button
        type="button"
        onClick={() => whenReached(() => location.reload())}
        className="min-h-12 rounded-control action px-5"
      >
        {t.screen.reload}
      </button>
    </div>
  )
}
