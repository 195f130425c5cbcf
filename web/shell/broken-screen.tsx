// Catches a screen that could not be loaded or shown, and offers to load it again (D-15).
import { Component, type ReactNode } from 'react'
import { useText } from '../i18n/index.tsx'

type Props = { children: ReactNode }

/** Give it the path as key, so that another page starts afresh. */
export class BrokenScreen extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <LoadAgain /> : this.props.children
  }
}

/** Without our components: they may be what could not be loaded. */
function LoadAgain() {
  const { t } = useText()
  return (
    <div className="mx-auto max-w-sm px-4 py-10 text-center">
      <h1>{t.screen.brokenTitle}</h1>
      <p className="my-4 text-ink-2">{t.screen.brokenText}</p>
      <button type="button" onClick={() => location.reload()} className="min-h-12 rounded-control bg-honey px-5">
        {t.screen.reload}
      </button>
    </div>
  )
}
