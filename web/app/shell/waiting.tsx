// Shown in place of a screen that is being loaded.
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { useText } from '#web/words/index.tsx'

export function ScreenWaiting() {
  const { t } = useText()
  return (
    <div data-waiting className="grid min-h-[50vh] place-items-center text-ink-2">
      <Spinner label={t.screen.loading} className="size-10" />
    </div>
  )
}
