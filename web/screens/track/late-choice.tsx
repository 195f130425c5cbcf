// How much later the customer comes: one tap.
import { Button } from '../../components/controls/button.tsx'
import { useFollowingText } from '../../i18n/following/index.ts'

const choices = [10, 20, 30] as const

export function LateChoice({ busy, onChoose }: { busy: boolean; onChoose: (minutes: number) => void }) {
  const { t } = useFollowingText()
  return (
    <fieldset className="rounded-card bg-card p-3.5 shade-card">
      <legend className="float-start mb-2.5 w-full font-semibold">{t.lateQuestion}</legend>
      <div className="clear-both flex flex-wrap gap-2 *:flex-1">
        {choices.map((minutes) => (
          <Button key={minutes} variant="quiet" busy={busy} onClick={() => onChoose(minutes)}>
            {t.lateBy(minutes)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
