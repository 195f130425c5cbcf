// Shown in place of a screen that is being loaded.
import { Spinner } from '../components/feedback/spinner.tsx'
import { useText } from '../i18n/index.tsx'

export function Waiting() {
  const { t } = useText()
  return (
    <div data-waiting className="grid min-h-[50vh] place-items-center text-ink-2">
      <Spinner label={t.screen.loading} className="size-10" />
    </div>
  )
}
