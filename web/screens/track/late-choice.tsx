// How much later the customer comes: one tap.
import { Button } from '../../components/controls/button.tsx'
import { useFollowingText } from '../../i18n/order/index.ts'

const choices = [10, 20, 30] as const

export function LateChoice({ busy, onChoose }: { busy: boolean; onChoose: (minutes: number) => void }) {
  const { t } = useFollowingText()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t.lateQuestion}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((minutes) => (
          <Button key={minutes} variant="quiet" className="flex-1" busy={busy} onClick={() => onChoose(minutes)}>
            {t.lateBy(minutes)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
