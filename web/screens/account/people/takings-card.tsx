// Here the owner decides who sees the cash totals.
import { type TakingsReach, takingsReaches } from '../../../../domain/staff.ts'
import { useSetTakings, useTakings } from '../../../api/staff/orders/takings.ts'
import { ChoicePills } from '../../../components/controls/choice-pills.tsx'
import { Card } from '../../../components/display/card.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useAccountText } from '../../../i18n/account/index.ts'
import { showToast } from '../../../staff/toasts.tsx'

export function TakingsCard() {
  const words = useAccountText().t.people
  const takings = useTakings()
  const set = useSetTakings()
  const reach: TakingsReach | undefined = set.isPending ? set.variables.reach : takings.data?.reach
  return (
    <Card className="grid content-start gap-3">
      <ChoicePills
        label={words.takings}
        name="takings"
        value={reach}
        choices={takingsReaches.map((one) => ({ value: one, text: words.takingsFor[one] }))}
        onChange={(wish) => set.mutate({ reach: wish }, { onSuccess: () => showToast(words.takingsSaved) })}
      />
      <p className="text-sm text-ink-2">{words.takingsHint}</p>
      {(set.isError || takings.isError) && (
        <Notice kind="error" urgent>
          {words.failed}
        </Notice>
      )}
    </Card>
  )
}
